/// Fields of ours, for what the format has no place for. Their prefix is what the format asks of a program's own fields.
enum Own {
  /// True on what was written without a foreign original: its identifiers are nobody's.
  static let made = "ext_tagarela_own"
  /// Fields that mean nothing where they stood, as they were.
  static let setAside = "ext_tagarela_set_aside"

  // Of a board.
  static let uid = "ext_tagarela_uid"
  static let layout = "ext_tagarela_layout"
  static let labels = "ext_tagarela_labels"
  static let letters = "ext_tagarela_letters"
  static let background = "ext_tagarela_background"
  static let scene = "ext_tagarela_scene_id"
  /// Up to which level the patient sees its cells; on a button, from which on.
  static let level = "ext_tagarela_level"
  static let movable = "ext_tagarela_movable"
  /// Of its grid.
  static let pages = "ext_tagarela_pages"

  // Of a button.
  static let symbol = "ext_tagarela_symbol"
  static let columns = "ext_tagarela_columns"
  static let rows = "ext_tagarela_rows"
  /// True when the border is the symbol's category's.
  static let categoryBorder = "ext_tagarela_category_border"

  // Kept with a board only, never written into a file.
  /// Of a `load_board` that is one of our links.
  static let link = "ext_tagarela_link"
  /// Of a button whose identifier fills all places that it covers.
  static let repeated = "ext_tagarela_repeated"
  /// Of a button that lies by its measures alone, in no place of the grid.
  static let unplaced = "ext_tagarela_no_slot"
  /// Of a grid that became several pages: how many rows it had.
  static let hadRows = "ext_tagarela_had_rows"
  /// Of a board: where it lay in its package.
  static let path = "ext_tagarela_path"
  /// Of an image or a sound whose bytes lie in a picture or a voice: by which they are known again.
  static let sum = "ext_tagarela_sum"
  /// Of such a one that was written as a `data:` address: its media type.
  static let data = "ext_tagarela_data"
}
