extension HolidayCalendar {
  static let builtIn = [brazil, portugal, spain, catalonia]

  /// National ones: Lei 662/1949 as Lei 10.607/2002 has it, Lei 6.802/1980, Lei 14.759/2023, and the Passion, which the
  /// federal calendar has each year. Carnival and Corpus Christi are days on which one may close, no holidays.
  private static let brazil = HolidayCalendar(
    id: "brazil", names: ["pt": "Brasil", "es": "Brasil", "ca": "Brasil", "en": "Brazil"], usualFor: ["pt"],
    isSouthern: true,
    holidays: [
      .newYear, .goodFriday,
      PublicHoliday(
        .fixed(month: 4, day: 21),
        ["pt": "Tiradentes", "es": "Tiradentes", "ca": "Tiradentes", "en": "Tiradentes Day"]),
      .labourDay,
      PublicHoliday(
        .fixed(month: 9, day: 7),
        [
          "pt": "Independência do Brasil", "es": "Independencia de Brasil", "ca": "Independència del Brasil",
          "en": "Independence of Brazil",
        ]),
      PublicHoliday(
        .fixed(month: 10, day: 12),
        [
          "pt": "Nossa Senhora Aparecida", "es": "Nuestra Señora Aparecida", "ca": "Mare de Déu Aparecida",
          "en": "Our Lady of Aparecida",
        ]),
      PublicHoliday(
        .fixed(month: 11, day: 2),
        ["pt": "Finados", "es": "Día de los Difuntos", "ca": "Dia dels Difunts", "en": "All Souls’ Day"]),
      PublicHoliday(
        .fixed(month: 11, day: 15),
        [
          "pt": "Proclamação da República", "es": "Proclamación de la República",
          "ca": "Proclamació de la República", "en": "Proclamation of the Republic",
        ]),
      PublicHoliday(
        .fixed(month: 11, day: 20), since: 2024,
        [
          "pt": "Consciência Negra", "es": "Día de la Conciencia Negra", "ca": "Dia de la Consciència Negra",
          "en": "Black Awareness Day",
        ]),
      .christmas,
    ])

  /// Those that the Código do Trabalho, article 234, makes compulsory; Carnival is none of them.
  private static let portugal = HolidayCalendar(
    id: "portugal", names: ["pt": "Portugal", "es": "Portugal", "ca": "Portugal", "en": "Portugal"],
    holidays: [
      .newYear, .goodFriday,
      PublicHoliday(
        .easter(0), ["pt": "Páscoa", "es": "Pascua", "ca": "Pasqua", "en": "Easter Sunday"]),
      PublicHoliday(
        .fixed(month: 4, day: 25),
        ["pt": "Dia da Liberdade", "es": "Día de la Libertad", "ca": "Dia de la Llibertat", "en": "Freedom Day"]),
      .labourDay,
      PublicHoliday(
        .easter(60), ["pt": "Corpo de Deus", "es": "Corpus Christi", "ca": "Corpus", "en": "Corpus Christi"]),
      PublicHoliday(
        .fixed(month: 6, day: 10),
        ["pt": "Dia de Portugal", "es": "Día de Portugal", "ca": "Dia de Portugal", "en": "Portugal Day"]),
      .assumption,
      PublicHoliday(
        .fixed(month: 10, day: 5),
        [
          "pt": "Implantação da República", "es": "Proclamación de la República",
          "ca": "Proclamació de la República", "en": "Republic Day",
        ]),
      .allSaints,
      PublicHoliday(
        .fixed(month: 12, day: 1),
        [
          "pt": "Restauração da Independência", "es": "Restauración de la Independencia",
          "ca": "Restauració de la Independència", "en": "Restoration of Independence",
        ]),
      .immaculate, .christmas,
    ])

  /// Those that all of Spain has: Real Decreto 2001/1983, article 45. Regions and towns add theirs.
  private static let spain = HolidayCalendar(
    id: "spain", names: ["pt": "Espanha", "es": "España", "ca": "Espanya", "en": "Spain"], usualFor: ["es"],
    holidays: [
      .newYear, .epiphany, .goodFriday, .labourDay, .assumption, .hispanicDay, .allSaints, .constitution, .immaculate,
      .christmas,
    ])

  /// Those of Spain, and those that the Generalitat's yearly order adds. Sant Jordi is a working day.
  private static let catalonia = HolidayCalendar(
    id: "catalonia", names: ["pt": "Catalunha", "es": "Cataluña", "ca": "Catalunya", "en": "Catalonia"],
    usualFor: ["ca"],
    holidays: spain.holidays + [
      PublicHoliday(
        .easter(1),
        [
          "pt": "Segunda-feira de Páscoa", "es": "Lunes de Pascua", "ca": "Dilluns de Pasqua", "en": "Easter Monday",
        ]),
      PublicHoliday(
        .fixed(month: 6, day: 24), ["pt": "São João", "es": "San Juan", "ca": "Sant Joan", "en": "Saint John"]),
      PublicHoliday(
        .fixed(month: 9, day: 11),
        [
          "pt": "Dia da Catalunha", "es": "Diada de Cataluña", "ca": "Diada Nacional",
          "en": "National Day of Catalonia",
        ]),
      PublicHoliday(
        .fixed(month: 12, day: 26),
        ["pt": "Santo Estêvão", "es": "San Esteban", "ca": "Sant Esteve", "en": "Saint Stephen"]),
    ])
}

extension PublicHoliday {
  fileprivate static let newYear = PublicHoliday(
    .fixed(month: 1, day: 1), ["pt": "Ano-Novo", "es": "Año Nuevo", "ca": "Cap d’Any", "en": "New Year’s Day"])
  fileprivate static let epiphany = PublicHoliday(
    .fixed(month: 1, day: 6), ["pt": "Dia de Reis", "es": "Reyes", "ca": "Reis", "en": "Epiphany"])
  fileprivate static let goodFriday = PublicHoliday(
    .easter(-2), ["pt": "Sexta-feira Santa", "es": "Viernes Santo", "ca": "Divendres Sant", "en": "Good Friday"])
  fileprivate static let labourDay = PublicHoliday(
    .fixed(month: 5, day: 1),
    ["pt": "Dia do Trabalho", "es": "Día del Trabajo", "ca": "Festa del Treball", "en": "Labour Day"])
  fileprivate static let assumption = PublicHoliday(
    .fixed(month: 8, day: 15),
    ["pt": "Assunção de Nossa Senhora", "es": "Asunción de la Virgen", "ca": "L’Assumpció", "en": "Assumption"])
  fileprivate static let hispanicDay = PublicHoliday(
    .fixed(month: 10, day: 12),
    [
      "pt": "Festa Nacional da Espanha", "es": "Fiesta Nacional de España", "ca": "Festa Nacional d’Espanya",
      "en": "National Day of Spain",
    ])
  fileprivate static let allSaints = PublicHoliday(
    .fixed(month: 11, day: 1),
    ["pt": "Todos os Santos", "es": "Todos los Santos", "ca": "Tots Sants", "en": "All Saints’ Day"])
  fileprivate static let constitution = PublicHoliday(
    .fixed(month: 12, day: 6),
    [
      "pt": "Dia da Constituição", "es": "Día de la Constitución", "ca": "Dia de la Constitució",
      "en": "Constitution Day",
    ])
  fileprivate static let immaculate = PublicHoliday(
    .fixed(month: 12, day: 8),
    [
      "pt": "Imaculada Conceição", "es": "Inmaculada Concepción", "ca": "La Immaculada",
      "en": "Immaculate Conception",
    ])
  fileprivate static let christmas = PublicHoliday(
    .fixed(month: 12, day: 25), ["pt": "Natal", "es": "Navidad", "ca": "Nadal", "en": "Christmas Day"])
}
