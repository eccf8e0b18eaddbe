/// What is said about boards of Cboard, in English.
let messagesEnglish = """
  cboard.too_large = {file} is larger than {limit} MB
  cboard.too_large.hint = in Cboard, Settings, Export: export all boards as OpenBoard, or one board at a time
  cboard.damaged = I can't read {file} to its end: {reason}
  cboard.damaged.hint = it was cut short or changed on the way: export it once more from Cboard
  cboard.no_boards = there are no boards of Cboard in {file}
  cboard.no_boards.hint = in Cboard: Settings, Export, Cboard's own format
  cboard.nothing = there is no board to write
  cboard.more = and {count?# more remark|# more remarks}
  cboard.english = {count?# word is|# words are} only a key of Cboard in the file and stayed in English: {cells}
  cboard.board_twice = {board} has the same id as another board: ways to it lead to the other
  cboard.tile_broken = {board}: {count?# tile is|# tiles are} damaged and stayed out
  cboard.no_place = {board}: there is no place left for {count?# tile|# tiles}
  cboard.link_lost = {board}: {count?# tile leads|# tiles lead} to a board that is not in the file: {cells}
  cboard.action_left = {board}: {count?# tile does|# tiles do} something that can't be done here ({detail}): {cells}
  cboard.picture_elsewhere = {board}: {count?# picture is|# pictures are} not in the file: {cells}
  cboard.picture_format = {board}: {count?# picture is|# pictures are} damaged or in a form that can't be shown here: {cells}
  cboard.sound_elsewhere = {board}: {count?# recording is|# recordings are} not in the file: {cells}
  cboard.sound_format = {board}: {count?# recording is|# recordings are} not WAV or too long: {cells}
  """
