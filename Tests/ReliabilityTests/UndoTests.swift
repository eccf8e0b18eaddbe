import Foundation
import TagarelaTestSupport
import Testing

@Suite(.waiting) struct `Undo over restarts` {
  /// Every command that changes the clinic's data, on ``Tagarela/clinic``.
  private static let changes = [
    ["patient new Rui --born 2011-01-02 --since 2012-11-05 --photo \(Tagarela.pictures)/giovanna.png"],
    [#"patient edit "giovanna reis" --rename Gi --born 2008-01-02 --pathology PC --email g@x.org --since 2012-01-02"#],
    ["patient edit \"giovanna reis\" --photo \(Tagarela.pictures)/giovanna.png"],
    [#"patient edit "giovanna reis" --email -"#],
    [#"patient remove "giovanna reis""#], ["patient remove \"joão silva\""],
    [#"tutor new Caio --place escola --email c@x.org --patient "giovanna reis""#],
    [#"tutor edit ana --rename "Ana L." --place casa --email -"#],
    ["tutor edit ana --photo \(Tagarela.pictures)/ana.jpg"],
    ["tutor remove ana"], ["tutor remove berta"],
    ["category new verbos --color green"], ["category edit comida --rename bebida --color blue"],
    ["category new vaga --color green", "category remove vaga"],
    ["symbol new água --category comida --picture \(Tagarela.pictures)/agua.svg --meaning 'de beber'"],
    [
      "symbol new água --category comida --picture \(Tagarela.pictures)/agua.svg --patient \"giovanna reis\" "
        + "--voice \(Tagarela.pictures)/../voices/suco.wav"
    ],
    ["symbol edit suco --rename sumo --meaning laranja --category pessoas"],
    ["symbol edit suco --picture \(Tagarela.pictures)/agua.svg --voice \(Tagarela.pictures)/../voices/suco.wav"],
    ["symbol new solto --category comida --picture \(Tagarela.pictures)/agua.svg", "symbol remove solto"],
    ["board new Escola --grid 4x3"], [#"board new Escola --patient "giovanna reis""#],
    ["board put Lanche 1 suco 9 pão"], ["board put Vazia 1 eu"],
    ["board move Lanche 1 2"], ["board move Lanche 1 9"], ["board clear Lanche 1 2"],
    ["board edit Lanche --rename Almoço --grid 4x4"], ["board remove Vazia"],
    [#"plan new Outro --tutor ana --type board --board Lanche --description D --start 2012-11-07"#],
    [#"plan new Um --tutor berta --type large --symbol pão --description D --start 2012-11-07"#],
    ["plan edit Hora --rename Tarde --description Nova --start 2012-11-08"],
    [#"plan touch Hora 1 2 3 5 --at "2012-11-07 09:00""#], ["plan send Hora --to-dir sent"], ["plan remove Hora"],
    ["plan remove Grande"],
    [#"observation new "Dormiu." --at "2012-11-07 10:00" --patient "giovanna reis""#],
    [#"note Comeu --at "2012-11-07 10:00" --patient "joão silva""#],
    [#"observation edit #1 --text "Pediu pão." --at "2012-11-07 10:00""#], ["observation remove #1"],
    ["settings name Rosa"], ["settings name -"], ["settings email rosa@x.org"], ["settings role tutor"],
  ]

  @Test(arguments: changes) func `brings back what was there, and redo what came after`(commands: [String]) throws {
    let tagarela = try Tagarela.withClinic()
    let inFolder = commands.map { $0.replacingOccurrences(of: " sent", with: " " + tagarela.path("sent")) }
    expectSuccess(try tagarela.run(commands: inFolder.dropLast()))
    let before = try contents(of: tagarela.workspace)
    expectSuccess(try tagarela.run(commands: inFolder.suffix(1)))
    let after = try contents(of: tagarela.workspace)
    #expect(after != before)
    for _ in 1...2 {
      let undo = try tagarela.run(commands: ["undo"])
      expectSuccess(undo)
      #expect(undo.output == "✓ undone: \(inFolder.last ?? "")\n")
      #expect(try contents(of: tagarela.workspace) == before)
      try tagarela.expectClean()
      let redo = try tagarela.run(commands: ["redo"])
      expectSuccess(redo)
      #expect(redo.output == "✓ done again: \(inFolder.last ?? "")\n")
      #expect(try contents(of: tagarela.workspace) == after)
    }
    try tagarela.expectClean()
  }

  @Test func `walks from the last change to the empty workspace and back`() throws {
    let tagarela = try Tagarela()
    var states = [try contents(of: tagarela.workspace)]
    let start = Tagarela.clinic.firstIndex(of: "use giovanna") ?? 0
    for (index, command) in Tagarela.clinic.enumerated() where index != start {
      expectSuccess(try tagarela.run(commands: index < start ? [command] : ["use giovanna", command]))
      states.append(try contents(of: tagarela.workspace))
    }
    for state in states.dropLast().reversed() {
      expectSuccess(try tagarela.run(commands: ["undo"]))
      #expect(try contents(of: tagarela.workspace) == state)
    }
    #expect(try tagarela.run(commands: ["undo"]).status == 1)
    for state in states.dropFirst() {
      expectSuccess(try tagarela.run(commands: ["redo"]))
      #expect(try contents(of: tagarela.workspace) == state)
    }
    #expect(try tagarela.run(commands: ["redo"]).status == 1)
    try tagarela.expectClean()
  }

  @Test func `takes back all of what was received`() throws {
    let sender = try Tagarela.withClinic()
    let folder = sender.path("sent")
    expectSuccess(
      try sender.run(commands: [
        "use giovanna", "plan send Hora --to-dir \(folder)", "usage send --to-dir \(folder)",
        "observation send --to-dir \(folder)",
      ]))
    let receiver = try Tagarela()
    var states = [try contents(of: receiver.workspace)]
    for file in ["hora.psyb", "giovanna-reis-usage.phist", "giovanna-reis-observations.pobs"] {
      expectSuccess(try receiver.run(commands: ["receive \(folder)/\(file) --yes"]))
      states.append(try contents(of: receiver.workspace))
      #expect(states.dropLast().last != states.last)
    }
    for state in states.dropLast().reversed() {
      expectSuccess(try receiver.run(commands: ["undo"]))
      #expect(try contents(of: receiver.workspace) == state)
    }
    for state in states.dropFirst() {
      expectSuccess(try receiver.run(commands: ["redo"]))
      #expect(try contents(of: receiver.workspace) == state)
    }
    try receiver.expectClean()
  }

  @Test func `brings back a patient with tutors, plans, pictures, touches and observations as they were shown`() throws
  {
    let tagarela = try Tagarela.withClinic()
    let questions = [
      "use giovanna", "patient show", "tutor list --all", "symbol list", "board show Lanche", "plan list",
      "plan show Hora", "usage list", "observation list", "symbol find mamãe",
    ]
    let before = try tagarela.run(commands: questions)
    expectSuccess(before)
    expectSuccess(try tagarela.run(commands: [#"patient remove "giovanna reis""#]))
    #expect(try count("touch", in: tagarela.workspace) == 0)
    #expect(try names("patient", in: tagarela.workspace) == ["João Silva"])
    expectSuccess(try tagarela.run(commands: ["undo"]))
    #expect(try tagarela.run(commands: questions).output == before.output)
    expectSuccess(try tagarela.run(commands: ["plan send Hora --to-dir \(tagarela.path("sent"))"]))
  }

  @Test func `is over for what a new change has replaced`() throws {
    let tagarela = try Tagarela()
    expectSuccess(try tagarela.run(commands: ["patient new A", "patient new B", "undo", "patient new C"]))
    #expect(try tagarela.run(commands: ["redo"]).status == 1)
    #expect(try names("patient", in: tagarela.workspace) == ["A", "C"])
  }
}
