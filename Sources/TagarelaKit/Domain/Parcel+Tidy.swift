extension Parcel {
  /// The same with all names and texts as they are kept (``Swift/String/asName``, ``Swift/String/asText``), so that what
  /// is received is found again, whatever its file held between the letters.
  ///
  /// - Parameter fit: makes a name fit that is as it is kept, but may be too long. What stands on cells is left as long as
  ///   it is, for it is also spoken.
  public func tidy(fitting fit: (String) -> String = { $0 }) -> Parcel {
    var parcel = self
    parcel.patient = patient?.tidy.fitting(fit)
    parcel.tutor = tutor?.tidy.fitting(fit)
    parcel.therapistEmail = therapistEmail?.asName
    parcel.plans = plans.map { $0.tidy.fitting(fit) }
    parcel.boards = boards.map { $0.tidy.fitting(fit) }
    parcel.symbols = symbols.map { $0.tidy.fitting(fit) }
    parcel.title = title.map { fit($0.asName) }
    parcel.observations = observations.map(\.tidy)
    // There may be any number: each is made so when it is looked at, and none is told.
    parcel.touches = touches.adapted { touch in
      var touch = touch.tidy
      touch.symbol = touch.symbol.fittingName
      touch.plan = touch.plan?.fittingName
      return touch
    }
    parcel.items = items.map(\.tidy)
    return parcel
  }
}

extension ParcelItem {
  /// With its identity and texts as they are kept.
  public var tidy: ParcelItem {
    ParcelItem(part: part.asName, uid: uid.asName, fields: fields.mapValues(\.asText), media: media)
  }
}

extension Patient {
  /// With its name and texts as they are kept.
  public var tidy: Patient {
    var patient = self
    patient.uid = uid.asName
    patient.name = name.asName
    patient.pathology = pathology?.asText
    patient.email = email?.asName
    return patient
  }

  fileprivate func fitting(_ fit: (String) -> String) -> Patient {
    var patient = self
    patient.name = fit(name)
    return patient
  }
}

extension Tutor {
  /// With its name and texts as they are kept.
  public var tidy: Tutor {
    var tutor = self
    tutor.uid = uid.asName
    tutor.name = name.asName
    tutor.place = place?.asName
    tutor.email = email?.asName
    return tutor
  }

  fileprivate func fitting(_ fit: (String) -> String) -> Tutor {
    var tutor = self
    tutor.name = fit(name)
    return tutor
  }
}

extension Plan {
  /// With its name and texts as they are kept, and those of its board.
  public var tidy: Plan {
    var plan = self
    plan.uid = uid.asName
    plan.name = name.asName
    plan.description = description.asText
    plan.board = board.tidy
    return plan
  }

  fileprivate func fitting(_ fit: (String) -> String) -> Plan {
    var plan = self
    plan.name = fit(name)
    plan.board = board.fitting(fit)
    return plan
  }
}

extension Board {
  /// With its name as it is kept, and the texts of its cells. What only another program reads (``foreign``) stays as it
  /// is.
  public var tidy: Board {
    var board = self
    board.uid = uid.asName
    board.name = name.asName
    board.cells = cells.map(\.tidy)
    return board
  }

  fileprivate func fitting(_ fit: (String) -> String) -> Board {
    var board = self
    board.name = fit(name)
    board.cells = cells.map { cell in
      var cell = cell
      if let symbol = cell.symbol { cell.symbol?.category.name = fit(symbol.category.name) }
      cell.link = cell.link.map { BoardLink(uid: $0.uid, name: fit($0.name)) }
      return cell
    }
    return board
  }
}

extension Board.Cell {
  /// With all that it shows, says and does as it is kept.
  public var tidy: Board.Cell {
    var cell = self
    cell.symbol = symbol?.tidy
    for field in CellTraits.fields { field.tidy(&cell.traits) }
    cell.link = link.map { BoardLink(uid: $0.uid.asName, name: $0.name.asName) }
    cell.actions = traits.actions.map { CellAction(rawValue: $0.rawValue.asText) }
    return cell
  }
}

extension Category {
  /// With its name as it is kept.
  public var tidy: Category { Category(name: name.asName, color: color) }
}

extension Symbol {
  /// With its names and texts as they are kept.
  public var tidy: Symbol {
    var symbol = self
    symbol.uid = uid.asName
    symbol.name = name.asName
    symbol.meaning = meaning.asText
    symbol.category = category.tidy
    for field in SymbolTraits.fields { field.tidy(&symbol.traits) }
    return symbol
  }

  fileprivate func fitting(_ fit: (String) -> String) -> Symbol {
    var symbol = self
    symbol.name = fit(name)
    symbol.category.name = fit(category.name)
    return symbol
  }
}

extension Observation {
  /// With its text as it is kept, and its author's name.
  public var tidy: Observation {
    var observation = self
    observation.uid = uid.asName
    observation.text = text.asText
    observation.tutor = tutor?.asName
    return observation
  }
}

extension Touch {
  /// With the names as they are kept of what was touched.
  public var tidy: Touch {
    var touch = self
    touch.uid = uid.asName
    touch.symbol = symbol.asName
    touch.plan = plan?.asName
    return touch
  }
}
