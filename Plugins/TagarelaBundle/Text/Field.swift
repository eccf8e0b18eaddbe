/// The keys of a bundle, as they are written.
enum Field: String, Sendable, CaseIterable {
  case format = "tagarela.format"
  case kind = "tagarela.kind"
  case literal = "tagarela.literal"

  case planName = "plan.name"
  case planDescription = "plan.description"
  case planStart = "plan.datebegin"
  case planType = "plan.type"
  case tutorName = "tutor.name"
  case tutorEmail = "tutor.email"
  case tutorPlace = "tutor.place"
  case tutorPicture = "tutor.picture"
  case patientName = "patient.name"
  case patientPicture = "patient.picture"
  case therapistEmail = "fono.email"

  case planUID = "tagarela.plan.uid"
  /// What the plan brings along of activities.
  case planActivities = "tagarela.plan.activities"
  case boardUID = "tagarela.board.uid"
  case boardName = "tagarela.board.name"
  case boardColumns = "tagarela.board.columns"
  case boardRows = "tagarela.board.rows"
  case boardScene = "tagarela.board.scene"
  case boardSceneSame = "tagarela.board.scene.same"
  /// The boards to which the plan's leads: objects of the same form, as one text.
  case boards = "tagarela.boards"
  /// What modules send along: an array of JSON objects, as one text.
  case items = "tagarela.items"
  case tutorUID = "tagarela.tutor.uid"
  case patientUID = "tagarela.patient.uid"
  case patientEmail = "tagarela.patient.email"
  case tutorDrawing = "tagarela.tutor.picture.svg"
  case patientDrawing = "tagarela.patient.picture.svg"

  case symbolName = "symbol.name"
  case symbolMeaning = "symbol.meaning"
  case symbolImage = "symbol.image"
  case symbolSound = "symbol.sound"
  case symbolPosition = "symbol.position"
  case categoryName = "category.name"
  case categoryColor = "category.color"
  case categoryColorName = "category.colordesc"
  case categoryImage = "category.image"
  case symbolUID = "tagarela.symbol.uid"
  case symbolIsCustom = "tagarela.symbol.custom"
  case symbolDrawing = "tagarela.symbol.image.svg"
  case symbolImageSame = "tagarela.symbol.image.same"
  case symbolOwnImage = "tagarela.symbol.own"
  case symbolOwnSame = "tagarela.symbol.own.same"
  case symbolSoundSame = "tagarela.symbol.sound.same"
  case symbolVideo = "tagarela.symbol.video"
  case symbolVideoSame = "tagarela.symbol.video.same"

  case cellUID = "tagarela.cell.uid"
  case cellIsWord = "tagarela.cell.word"
  case cellSound = "tagarela.cell.sound"
  case cellSoundSame = "tagarela.cell.sound.same"
  case cellLink = "tagarela.cell.link"
  case cellLinkName = "tagarela.cell.link.name"

  case moves = "tagarela.moves"
  case touchSymbol = "history.symbol"
  case touchDate = "history.date"
  case touchTime = "history.time"
  case touchPlan = "history.plan"
  case touchUID = "tagarela.touch.uid"

  case noteDate = "observation.date"
  case noteTime = "observation.time"
  case noteText = "observation.text"
  case noteAuthor = "observation.author"
  case noteUID = "tagarela.observation.uid"

  /// Of a history or of notes, in files that don't say which.
  case date
  case time
}
