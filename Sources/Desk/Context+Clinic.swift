public import Clinic
import Services
public import Shell
import TagarelaKit
public import Workspace

extension Context {
  /// What a command works on.
  ///
  /// - Throws: ``Failure`` `workspace.none` where no workspace is open.
  public var clinic: Clinic {
    get throws {
      Clinic(
        try workspace, registry: registry, wording: wording, services: services,
        isInterrupted: session.isInterrupted)
    }
  }

  public var workspace: Workspace {
    get throws {
      guard let workspace = try services[Workspace.self] else { throw Failure("workspace.none") }
      return workspace
    }
  }
}
