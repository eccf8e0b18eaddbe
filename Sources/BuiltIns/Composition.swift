import Agenda
import Album
import AsTeRICSGrid
import Bliss
import Catalan
import Cboard
import Clock
import CommandVoice
import Commands
import Copies
import CoreVocabulary
import Course
import Diary
import Emoji
import English
import Espeak
import FirstLetters
import Games
import Goals
import Grid3
import Layouts
import Learning
import LifeCompanion
import OpenBoard
import PCS
import PIC
import Pictograms
import Portuguese
import Post
import Print
import Reports
import Serve
import Snap
import Spanish
import SymbolFolder
import Sync
import TagarelaBundle
public import TagarelaKit
import TouchChat
import WebPage
import WordList

/// The modules that are built in: the one list of them.
public let builtInModules: [Module] = [
  .coreCommands,
  .portuguese,
  .spanish,
  .catalan,
  .english,
  .layouts,
  .tagarelaBundle,
  .openBoard,
  .asTeRICSGrid,
  .cboard,
  .grid3,
  .snap,
  .touchChat,
  .lifeCompanion,
  .wordList,
  .print,
  .webPage,
  .coreVocabulary,
  .pictograms,
  .pcs,
  .pic,
  .bliss,
  .emoji,
  .symbolFolder,
  .espeak,
  .commandVoice,
  .diary,
  .course,
  .agenda,
  .clock,
  .album,
  .firstLetters,
  .games,
  .progress,
  .goals,
  .reports,
  .post,
  .copies,
  .serve,
  .sync,
]
