import Bliss
import Catalan
import Commands
import Emoji
import English
import Layouts
import PCS
import PIC
import Pictograms
import Portuguese
import Print
import Spanish
import SymbolFolder
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
  .pictograms,
  .pcs,
  .pic,
  .bliss,
  .emoji,
  .symbolFolder,
]
