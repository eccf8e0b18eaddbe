public import Shell
public import Workspace

extension Workspace: Ledger {}
