import GRDB

/// The tables of the index. An index of another version is thrown away and made anew.
///
/// A name belongs to an owner: a concept (its `key.id`), whose names lead to the symbols of all systems that draw it, or
/// one symbol (its `symbol.id`, negative). A name's words are terms; `posting` tells which names have a term, those that
/// count most first. `shown` keeps how symbols look in a terminal, as the program that drew them did it.
enum IndexSchema {
  static let version = 3

  static let tables = """
    CREATE TABLE source(
      id INTEGER PRIMARY KEY, kind TEXT NOT NULL, name TEXT NOT NULL, fingerprint TEXT NOT NULL,
      symbols INTEGER NOT NULL, languages TEXT NOT NULL, complaints TEXT NOT NULL, UNIQUE(kind, name));
    CREATE TABLE key(id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
    CREATE TABLE concept(
      key INTEGER NOT NULL, source INTEGER NOT NULL, class TEXT NOT NULL, category TEXT NOT NULL, rank INTEGER NOT NULL,
      words TEXT NOT NULL, PRIMARY KEY(key, source)) WITHOUT ROWID;
    CREATE INDEX concept_category ON concept(category, rank);
    CREATE TABLE symbol(
      id INTEGER PRIMARY KEY, source INTEGER NOT NULL, code TEXT NOT NULL, folded TEXT NOT NULL, key INTEGER,
      class TEXT, category TEXT, grouping TEXT, words TEXT NOT NULL, note TEXT NOT NULL);
    CREATE UNIQUE INDEX symbol_code ON symbol(source, code);
    CREATE INDEX symbol_folded ON symbol(source, folded);
    CREATE INDEX symbol_key ON symbol(key, source);
    CREATE INDEX symbol_grouping ON symbol(grouping, source);
    CREATE TABLE name(
      id INTEGER PRIMARY KEY, source INTEGER NOT NULL, owner INTEGER NOT NULL, language TEXT NOT NULL,
      weight INTEGER NOT NULL, folded TEXT NOT NULL, shown TEXT NOT NULL);
    CREATE INDEX name_folded ON name(folded, weight);
    CREATE INDEX name_1 ON name(source, language, substr(folded, 1, 1), weight);
    CREATE INDEX name_2 ON name(source, language, substr(folded, 1, 2), weight);
    CREATE INDEX name_3 ON name(source, language, substr(folded, 1, 3), weight);
    CREATE TABLE term(
      id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE, length INTEGER NOT NULL, reversed TEXT NOT NULL);
    CREATE INDEX term_end ON term(length, reversed);
    CREATE TABLE posting(
      term INTEGER NOT NULL, weight INTEGER NOT NULL, name INTEGER NOT NULL, PRIMARY KEY(term, weight, name)
    ) WITHOUT ROWID;
    CREATE TABLE shown(
      source INTEGER NOT NULL, look TEXT NOT NULL, program TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY(source, look)
    ) WITHOUT ROWID;
    PRAGMA user_version = \(version);
    """
}
