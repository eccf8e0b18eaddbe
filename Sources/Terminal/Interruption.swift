import CSignals

/// SIGINT while a command runs: Ctrl-C is noted and the command asks for it where it can stop.
public enum Interruption {
  /// From now on SIGINT does not end the process. May be called again.
  public static func install() { csignals_catch_interrupt() }

  /// Whether SIGINT came since `clear()`. Asking costs nothing; any thread may.
  public static var requested: Bool { csignals_interrupted() != 0 }

  /// Forgets what came: to be called before a command starts.
  public static func clear() { csignals_clear_interrupt() }
}
