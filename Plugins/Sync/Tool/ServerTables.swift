/// The tables of a clinic's database, in its schema `tagarela` (docs/sync.md).
enum ServerTables {
  /// Of the tables as they are here; a server with a higher one is of a later program.
  static let version = 1

  /// Who makes them belongs to the clinic, with all rights.
  static let making = """
    CREATE SCHEMA tagarela;
    CREATE SEQUENCE tagarela.number;

    CREATE TABLE tagarela.clinic (
      id text PRIMARY KEY,
      version integer NOT NULL
    );

    CREATE TABLE tagarela.member (
      role name NOT NULL,
      clinic text NOT NULL REFERENCES tagarela.clinic(id),
      patient text,
      UNIQUE NULLS NOT DISTINCT (role, clinic, patient)
    );

    CREATE TABLE tagarela.field (
      clinic text NOT NULL REFERENCES tagarela.clinic(id),
      tab text COLLATE "C" NOT NULL,
      uid text COLLATE "C" NOT NULL,
      name text COLLATE "C" NOT NULL,
      owner text COLLATE "C",
      value text,
      time bigint NOT NULL,
      origin text COLLATE "C" NOT NULL,
      number bigint NOT NULL,
      PRIMARY KEY (clinic, tab, uid, name)
    );
    CREATE INDEX field_number ON tagarela.field (clinic, number);
    CREATE INDEX field_medium ON tagarela.field USING hash (value) WHERE value LIKE 'm%';

    CREATE TABLE tagarela.medium (
      clinic text NOT NULL REFERENCES tagarela.clinic(id),
      hash text COLLATE "C" NOT NULL,
      owner text COLLATE "C" NOT NULL,
      kind text NOT NULL,
      width double precision, height double precision, seconds double precision,
      given timestamptz NOT NULL DEFAULT now(),
      bytes bytea NOT NULL,
      PRIMARY KEY (clinic, hash, owner)
    );
    ALTER TABLE tagarela.medium ALTER COLUMN bytes SET STORAGE EXTERNAL;

    CREATE TABLE tagarela.workspace (
      clinic text NOT NULL REFERENCES tagarela.clinic(id),
      name text NOT NULL,
      place text NOT NULL,
      role name NOT NULL DEFAULT current_user,
      position bigint NOT NULL,
      seen timestamptz NOT NULL,
      PRIMARY KEY (clinic, name)
    );

    -- Who may see one more patient gets what was written of it before.
    CREATE FUNCTION tagarela.tell_anew() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtext('tagarela ' || NEW.clinic));
      UPDATE tagarela.field SET number = nextval('tagarela.number')
      WHERE clinic = NEW.clinic AND (NEW.patient IS NULL OR owner = NEW.patient);
      RETURN NULL;
    END $$;
    CREATE TRIGGER tell_anew AFTER INSERT OR UPDATE ON tagarela.member
      FOR EACH ROW EXECUTE FUNCTION tagarela.tell_anew();

    ALTER TABLE tagarela.clinic ENABLE ROW LEVEL SECURITY;
    ALTER TABLE tagarela.member ENABLE ROW LEVEL SECURITY;
    ALTER TABLE tagarela.field ENABLE ROW LEVEL SECURITY;
    ALTER TABLE tagarela.medium ENABLE ROW LEVEL SECURITY;
    ALTER TABLE tagarela.workspace ENABLE ROW LEVEL SECURITY;
    CREATE POLICY own ON tagarela.member FOR SELECT USING (role = current_user);
    CREATE POLICY own ON tagarela.clinic FOR SELECT
      USING (id IN (SELECT clinic FROM tagarela.member WHERE role = current_user));
    CREATE POLICY own ON tagarela.field USING (
      clinic IN (SELECT clinic FROM tagarela.member WHERE role = current_user AND patient IS NULL)
      OR (owner IS NULL AND clinic IN (SELECT clinic FROM tagarela.member WHERE role = current_user))
      OR (clinic, owner) IN (SELECT clinic, patient FROM tagarela.member WHERE role = current_user));
    CREATE POLICY own ON tagarela.medium USING (
      clinic IN (SELECT clinic FROM tagarela.member WHERE role = current_user AND patient IS NULL)
      OR (owner = '' AND clinic IN (SELECT clinic FROM tagarela.member WHERE role = current_user))
      OR (clinic, owner) IN (SELECT clinic, patient FROM tagarela.member WHERE role = current_user));
    CREATE POLICY own ON tagarela.workspace
      USING (clinic IN (SELECT clinic FROM tagarela.member WHERE role = current_user));
    REVOKE ALL ON ALL TABLES IN SCHEMA tagarela FROM PUBLIC;

    INSERT INTO tagarela.clinic (id, version) VALUES (gen_random_uuid()::text, \(version));
    INSERT INTO tagarela.member (role, clinic) SELECT current_user, id FROM tagarela.clinic;
    """
}
