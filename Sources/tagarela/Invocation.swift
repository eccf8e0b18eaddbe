import Foundation
import TagarelaKit

/// What the process was asked to do: its arguments, read.
struct Invocation {
  enum Task: Equatable {
    case prompt
    case commands([String])
    case script(file: String, variables: [String: String])
    case help
    case version
  }

  var task = Task.prompt
  var workspace: String?
  var language: String?
  /// Further folders of packs, or packs.
  var modules: [String] = []
  var isJSON = false
  var isPlain = false
  var isAtomic = false
  var keepsGoing = false
  var echoes = false
  /// Whether it is done in a workspace that is there only meanwhile, unless one is named.
  var isPastWorkspace = false

  private static let flags = [
    "--workspace", "--lang", "--modules", "--json", "--plain", "--version", "--help", "--atomic", "--keep-going",
    "--echo", "--port", "--address", "--as", "--lossless", "--replace",
  ]

  /// Nothing but the language in which it is told that arguments can't be read.
  static func unread(_ arguments: [String]) -> Invocation {
    var invocation = Invocation()
    invocation.language = arguments.firstIndex(of: "--lang").flatMap { arguments.dropFirst($0 + 1).first }
    return invocation
  }

  private init() {}

  /// - Throws: ``Failure`` `flag.unknown`, `flag.needs_value`, `flag.unexpected`, `flag.not_variable`,
  ///   `flag.no_folder`.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    var commands: [String] = []
    var script: String?
    var variables: [String: String] = [:]
    var serving: [String]?
    var converting: [String]?
    var isFirst: Bool { script == nil && serving == nil && converting == nil && commands.isEmpty }
    while let argument = rest.popFirst() {
      switch argument {
      case "-w", "--workspace": workspace = try value(of: argument, &rest)
      case "--lang": language = try value(of: argument, &rest)
      case "--modules": modules.append(try folder(argument, &rest))
      case "-c" where serving == nil && converting == nil: commands.append(try value(of: argument, &rest))
      case "--json": isJSON = true
      case "--plain": isPlain = true
      case "--atomic": isAtomic = true
      case "--keep-going": keepsGoing = true
      case "--echo": echoes = true
      case "--help", "-h": task = .help
      case "--version": task = .version
      case "run" where isFirst: script = try value(of: argument, &rest)
      case "serve" where isFirst: serving = []
      case "convert" where isFirst: converting = []
      case "--port" where serving != nil, "--address" where serving != nil:
        serving = (serving ?? []) + [argument, Self.quoted(try value(of: argument, &rest))]
      case "--as" where converting != nil:
        converting?.append(argument)
        converting?.append(Self.quoted(try value(of: argument, &rest)))
      case let file where converting != nil && !file.hasPrefix("-"): converting?.append(Self.quoted(file))
      // In the words of the command's language.
      case let option where converting != nil && Self.isOption(option): converting?.append(option)
      default:
        if argument.hasPrefix("-") {
          throw Failure("flag.unknown", ["flag": .text(argument)], candidates: nearest(to: argument, among: Self.flags))
        }
        guard script != nil else { throw Failure("flag.unexpected", ["word": .text(argument)]) }
        guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex else {
          throw Failure("flag.not_variable", ["word": .text(argument)])
        }
        variables[String(argument[..<equals])] = String(argument[argument.index(after: equals)...])
      }
    }
    guard task == .prompt else { return }
    if let serving {
      // It goes on until it is told to end.
      task = .commands([(["serve start"] + serving).joined(separator: " "), "serve wait"])
    } else if let converting {
      isPastWorkspace = true
      task = .commands([(["convert"] + converting).joined(separator: " ")])
    } else if let script {
      task = .script(file: script, variables: variables)
    } else if !commands.isEmpty {
      task = .commands(commands)
    }
  }
}

extension Invocation {
  /// Two hyphens and a word.
  private static func isOption(_ word: String) -> Bool {
    word.hasPrefix("--") && word.count > 2 && word.dropFirst(2).allSatisfy { $0.isLetter || $0 == "-" }
  }

  /// As one word of a line, whatever it holds.
  private static func quoted(_ word: String) -> String {
    "\"" + word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

private func value(of flag: String, _ rest: inout ArraySlice<String>) throws -> String {
  guard let value = rest.popFirst() else { throw Failure("flag.needs_value", ["flag": .text(flag)]) }
  return value
}

/// A folder that is there: one that was named and is missing is a slip of the hand.
private func folder(_ flag: String, _ rest: inout ArraySlice<String>) throws -> String {
  let path = try value(of: flag, &rest)
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
    throw Failure("flag.no_folder", ["flag": .text(flag), "path": .text(path)])
  }
  return path
}
