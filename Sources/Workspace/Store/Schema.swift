/// The core's tables, as steps that each add to the one before. A step that has been released is never changed.
enum Schema {
  static let migrations: [TableMigration] = [
    firstSteps,
    TableMigration(
      id: "1",
      sql: """
        CREATE TABLE media (
          id INTEGER PRIMARY KEY,
          kind TEXT NOT NULL,
          checksum INTEGER NOT NULL,
          width REAL, height REAL,
          seconds REAL,
          bytes BLOB NOT NULL
        );
        CREATE INDEX media_content ON media(checksum);

        CREATE TABLE patient (
          id INTEGER PRIMARY KEY,
          uid TEXT NOT NULL UNIQUE,
          name TEXT NOT NULL, folded TEXT NOT NULL,
          born TEXT, pathology TEXT, email TEXT, since TEXT,
          photo INTEGER REFERENCES media(id)
        );
        CREATE INDEX patient_folded ON patient(folded);

        CREATE TABLE tutor (
          id INTEGER PRIMARY KEY,
          uid TEXT NOT NULL UNIQUE,
          patient INTEGER NOT NULL REFERENCES patient(id) ON DELETE CASCADE,
          name TEXT NOT NULL, folded TEXT NOT NULL,
          place TEXT, email TEXT, until TEXT,
          photo INTEGER REFERENCES media(id)
        );
        CREATE INDEX tutor_patient ON tutor(patient, folded);

        CREATE TABLE category (
          id INTEGER PRIMARY KEY,
          name TEXT NOT NULL, folded TEXT NOT NULL UNIQUE,
          color TEXT NOT NULL
        );

        CREATE TABLE symbol (
          id INTEGER PRIMARY KEY,
          uid TEXT NOT NULL UNIQUE,
          name TEXT NOT NULL, folded TEXT NOT NULL,
          meaning TEXT NOT NULL,
          category INTEGER NOT NULL REFERENCES category(id),
          patient INTEGER REFERENCES patient(id) ON DELETE CASCADE,
          picture INTEGER NOT NULL REFERENCES media(id),
          voice INTEGER REFERENCES media(id)
        );
        CREATE INDEX symbol_folded ON symbol(folded);
        CREATE INDEX symbol_category ON symbol(category, folded);
        CREATE INDEX symbol_patient ON symbol(patient) WHERE patient IS NOT NULL;
        CREATE VIRTUAL TABLE symbol_search USING fts5(
          name, meaning, content='symbol', content_rowid='id',
          tokenize='unicode61 remove_diacritics 2', prefix='2 3');
        CREATE TRIGGER symbol_search_insert AFTER INSERT ON symbol BEGIN
          INSERT INTO symbol_search(rowid, name, meaning) VALUES (NEW.id, NEW.name, NEW.meaning);
        END;
        CREATE TRIGGER symbol_search_delete AFTER DELETE ON symbol BEGIN
          INSERT INTO symbol_search(symbol_search, rowid, name, meaning)
          VALUES ('delete', OLD.id, OLD.name, OLD.meaning);
        END;
        CREATE TRIGGER symbol_search_update AFTER UPDATE OF name, meaning ON symbol BEGIN
          INSERT INTO symbol_search(symbol_search, rowid, name, meaning)
          VALUES ('delete', OLD.id, OLD.name, OLD.meaning);
          INSERT INTO symbol_search(rowid, name, meaning) VALUES (NEW.id, NEW.name, NEW.meaning);
        END;

        CREATE TABLE board (
          id INTEGER PRIMARY KEY,
          uid TEXT NOT NULL UNIQUE,
          name TEXT NOT NULL, folded TEXT NOT NULL,
          patient INTEGER REFERENCES patient(id) ON DELETE CASCADE,
          layout TEXT NOT NULL,
          grid_columns INTEGER NOT NULL, grid_rows INTEGER NOT NULL
        );
        CREATE INDEX board_folded ON board(folded);
        CREATE INDEX board_patient ON board(patient) WHERE patient IS NOT NULL;

        CREATE TABLE cell (
          id INTEGER PRIMARY KEY,
          board INTEGER NOT NULL REFERENCES board(id) ON DELETE CASCADE,
          position INTEGER NOT NULL,
          symbol INTEGER NOT NULL REFERENCES symbol(id) ON DELETE CASCADE,
          UNIQUE (board, position)
        );
        CREATE INDEX cell_symbol ON cell(symbol);

        CREATE TABLE plan (
          id INTEGER PRIMARY KEY,
          uid TEXT NOT NULL UNIQUE,
          tutor INTEGER NOT NULL REFERENCES tutor(id) ON DELETE CASCADE,
          name TEXT NOT NULL, folded TEXT NOT NULL,
          description TEXT NOT NULL,
          kind TEXT NOT NULL,
          start TEXT NOT NULL,
          board INTEGER REFERENCES board(id) ON DELETE CASCADE,
          symbol INTEGER REFERENCES symbol(id) ON DELETE CASCADE,
          sent TEXT,
          CHECK ((board IS NULL) <> (symbol IS NULL))
        );
        CREATE INDEX plan_folded ON plan(folded);
        CREATE INDEX plan_tutor ON plan(tutor, folded);
        CREATE INDEX plan_board ON plan(board) WHERE board IS NOT NULL;
        CREATE INDEX plan_symbol ON plan(symbol) WHERE symbol IS NOT NULL;

        CREATE TABLE observation (
          id INTEGER PRIMARY KEY,
          uid TEXT NOT NULL UNIQUE,
          patient INTEGER NOT NULL REFERENCES patient(id) ON DELETE CASCADE,
          tutor INTEGER REFERENCES tutor(id) ON DELETE SET NULL,
          author TEXT,
          at TEXT NOT NULL,
          text TEXT NOT NULL
        );
        CREATE INDEX observation_order ON observation(patient, at);
        CREATE INDEX observation_tutor ON observation(tutor) WHERE tutor IS NOT NULL;

        CREATE TABLE touch (
          id INTEGER PRIMARY KEY,
          uid TEXT NOT NULL UNIQUE,
          patient INTEGER NOT NULL REFERENCES patient(id) ON DELETE CASCADE,
          tutor INTEGER REFERENCES tutor(id) ON DELETE SET NULL,
          plan INTEGER REFERENCES plan(id) ON DELETE SET NULL,
          symbol INTEGER REFERENCES symbol(id) ON DELETE SET NULL,
          plan_name TEXT,
          symbol_name TEXT NOT NULL,
          at TEXT NOT NULL
        );
        CREATE INDEX touch_order ON touch(patient, at);
        CREATE INDEX touch_tutor ON touch(tutor) WHERE tutor IS NOT NULL;
        CREATE INDEX touch_plan ON touch(plan) WHERE plan IS NOT NULL;
        CREATE INDEX touch_symbol ON touch(symbol) WHERE symbol IS NOT NULL;

        CREATE TABLE setting (
          id INTEGER PRIMARY KEY,
          key TEXT NOT NULL UNIQUE,
          value TEXT NOT NULL
        );
        """,
      undoable: [
        "patient", "tutor", "category", "symbol", "board", "cell", "plan", "observation", "touch", "setting",
      ]),
    TableMigration(
      id: "2",
      sql: """
        ALTER TABLE symbol ADD COLUMN source TEXT;
        ALTER TABLE symbol ADD COLUMN concept TEXT;
        CREATE INDEX symbol_source ON symbol(source) WHERE source IS NOT NULL;
        CREATE INDEX symbol_concept ON symbol(concept) WHERE concept IS NOT NULL;
        CREATE VIRTUAL TABLE symbol_term USING fts5vocab(symbol_search, row);

        ALTER TABLE board ADD COLUMN system TEXT;
        ALTER TABLE board ADD COLUMN labels TEXT;
        ALTER TABLE cell ADD COLUMN picture INTEGER REFERENCES media(id);

        CREATE TABLE system_preference (
          id INTEGER PRIMARY KEY,
          patient INTEGER REFERENCES patient(id) ON DELETE CASCADE,
          system TEXT NOT NULL,
          position INTEGER,
          choices TEXT
        );
        CREATE UNIQUE INDEX system_preference_owner ON system_preference(ifnull(patient, 0), system);
        CREATE INDEX system_preference_patient ON system_preference(patient) WHERE patient IS NOT NULL;
        """,
      undoable: ["symbol", "board", "cell", "system_preference"]),
    TableMigration(
      id: "3",
      sql: """
        ALTER TABLE board ADD COLUMN pages INTEGER NOT NULL DEFAULT 1;
        ALTER TABLE board ADD COLUMN letters TEXT;
        ALTER TABLE board ADD COLUMN background TEXT;
        ALTER TABLE board ADD COLUMN scene INTEGER REFERENCES media(id);
        ALTER TABLE board ADD COLUMN foreign_fields TEXT;

        CREATE TABLE cell_with_words (
          id INTEGER PRIMARY KEY,
          board INTEGER NOT NULL REFERENCES board(id) ON DELETE CASCADE,
          position INTEGER NOT NULL,
          symbol INTEGER REFERENCES symbol(id) ON DELETE CASCADE,
          picture INTEGER REFERENCES media(id),
          grid_columns INTEGER NOT NULL DEFAULT 1, grid_rows INTEGER NOT NULL DEFAULT 1,
          area TEXT,
          label TEXT, spoken TEXT,
          voice INTEGER REFERENCES media(id),
          fill TEXT, border TEXT,
          hidden INTEGER NOT NULL DEFAULT 0,
          link INTEGER REFERENCES board(id) ON DELETE SET NULL,
          actions TEXT,
          foreign_fields TEXT,
          UNIQUE (board, position)
        );
        INSERT INTO cell_with_words(id, board, position, symbol, picture)
          SELECT id, board, position, symbol, picture FROM cell;
        DROP TABLE cell;
        ALTER TABLE cell_with_words RENAME TO cell;
        CREATE INDEX cell_symbol ON cell(symbol) WHERE symbol IS NOT NULL;
        CREATE INDEX cell_link ON cell(link) WHERE link IS NOT NULL;
        CREATE INDEX cell_span ON cell(board) WHERE grid_columns > 1 OR grid_rows > 1;

        ALTER TABLE step ADD COLUMN at TEXT;
        """,
      undoable: ["board", "cell"]),
    TableMigration(
      id: "4",
      sql: """
        CREATE TABLE foreign_fields (
          id INTEGER PRIMARY KEY,
          board INTEGER UNIQUE REFERENCES board(id) ON DELETE CASCADE,
          cell INTEGER UNIQUE REFERENCES cell(id) ON DELETE CASCADE,
          fields TEXT NOT NULL,
          CHECK ((board IS NULL) <> (cell IS NULL))
        );
        INSERT INTO foreign_fields(board, fields)
          SELECT id, foreign_fields FROM board WHERE foreign_fields IS NOT NULL;
        INSERT INTO foreign_fields(cell, fields)
          SELECT id, foreign_fields FROM cell WHERE foreign_fields IS NOT NULL;
        DROP TRIGGER IF EXISTS board_undo_insert;
        DROP TRIGGER IF EXISTS board_undo_update;
        DROP TRIGGER IF EXISTS board_undo_delete;
        DROP TRIGGER IF EXISTS cell_undo_insert;
        DROP TRIGGER IF EXISTS cell_undo_update;
        DROP TRIGGER IF EXISTS cell_undo_delete;
        ALTER TABLE board DROP COLUMN foreign_fields;
        ALTER TABLE cell DROP COLUMN foreign_fields;

        ALTER TABLE step_open ADD COLUMN quiet INTEGER NOT NULL DEFAULT 0;
        CREATE TABLE board_change (
          id INTEGER PRIMARY KEY,
          step INTEGER NOT NULL REFERENCES step(id) ON DELETE CASCADE,
          board TEXT NOT NULL,
          cell INTEGER,
          was INTEGER, position INTEGER,
          grid_columns INTEGER NOT NULL, grid_rows INTEGER NOT NULL
        );
        CREATE INDEX board_change_step ON board_change(step);
        CREATE TRIGGER board_insert_history AFTER INSERT ON board BEGIN
          INSERT INTO board_change(step, board, grid_columns, grid_rows)
          SELECT step, NEW.uid, NEW.grid_columns, NEW.grid_rows
          FROM step_open WHERE step IS NOT NULL AND NOT quiet;
        END;
        CREATE TRIGGER board_update_history AFTER UPDATE ON board BEGIN
          INSERT INTO board_change(step, board, grid_columns, grid_rows)
          SELECT step, NEW.uid, NEW.grid_columns, NEW.grid_rows
          FROM step_open WHERE step IS NOT NULL AND NOT quiet;
        END;
        CREATE TRIGGER cell_insert_history AFTER INSERT ON cell BEGIN
          INSERT INTO board_change(step, board, cell, position, grid_columns, grid_rows)
          SELECT step, board.uid, NEW.id, NEW.position, board.grid_columns, board.grid_rows
          FROM step_open, board WHERE step IS NOT NULL AND NOT quiet AND board.id = NEW.board;
        END;
        CREATE TRIGGER cell_delete_history AFTER DELETE ON cell BEGIN
          INSERT INTO board_change(step, board, cell, was, grid_columns, grid_rows)
          SELECT step, board.uid, OLD.id, OLD.position, board.grid_columns, board.grid_rows
          FROM step_open, board WHERE step IS NOT NULL AND NOT quiet AND board.id = OLD.board;
        END;
        CREATE TRIGGER cell_update_history AFTER UPDATE ON cell
        WHEN NEW.position IS NOT OLD.position OR NEW.symbol IS NOT OLD.symbol OR NEW.picture IS NOT OLD.picture
          OR NEW.grid_columns IS NOT OLD.grid_columns OR NEW.grid_rows IS NOT OLD.grid_rows
          OR NEW.area IS NOT OLD.area OR NEW.label IS NOT OLD.label OR NEW.spoken IS NOT OLD.spoken
          OR NEW.voice IS NOT OLD.voice OR NEW.fill IS NOT OLD.fill OR NEW.border IS NOT OLD.border
          OR NEW.hidden IS NOT OLD.hidden OR NEW.link IS NOT OLD.link OR NEW.actions IS NOT OLD.actions
        BEGIN
          INSERT INTO board_change(step, board, cell, was, position, grid_columns, grid_rows)
          SELECT step, board.uid, NEW.id, OLD.position, NEW.position, board.grid_columns, board.grid_rows
          FROM step_open, board WHERE step IS NOT NULL AND NOT quiet AND board.id = NEW.board;
        END;
        """,
      undoable: ["board", "cell", "foreign_fields"]),
    speech,
    favourites,
    letters,
    touches,
    touchSums,
    chores,
    sentLetters,
    search,
    identity,
    log,
    levels,
    videos,
    exchanged,
    departures,
    removedCells,
    planActivities,
    patientSettings,
    departureFolders,
    touchHours,
    lettersAbout,
    audit,
    replica,
    settledDisagreements,
    touchDevices,
  ]
}
