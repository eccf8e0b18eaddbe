import Catalan
import Commands
import English
import Layouts
import Portuguese
import Print
import Spanish
import TagarelaBundle
import TagarelaKit
import Vocabulary

/// The modules that are built in: the one list of them.
let builtInModules: [Module] = [
  .coreCommands,
  .portuguese,
  .spanish,
  .catalan,
  .english,
  .layouts,
  .tagarelaBundle,
  .print,
  .vocabulary,
]
