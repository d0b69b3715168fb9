-- Opening hours as data (docs/decisions/0063): the distinct texts of all places, each with when it is open. A place names
-- its row; null where no hours are told. Rows belong to no version: the texts of a new one are mostly those of the last.
CREATE TABLE opening_pattern (
  id serial PRIMARY KEY,
  hours text NOT NULL,
  -- Square of a degree in whose middle the sun is looked at: latitude * 100 + longitude of its south-west corner. 0 where
  -- the text does not speak of the sun.
  sun_cell smallint NOT NULL,
  open tstzmultirange NOT NULL DEFAULT '{}',
  unknown tstzmultirange NOT NULL DEFAULT '{}',
  is_readable boolean NOT NULL DEFAULT true,
  -- How far `open` and `unknown` go.
  until timestamptz(3) NOT NULL DEFAULT '-infinity',
  UNIQUE (hours, sun_cell)
);

ALTER TABLE place ADD COLUMN hours integer;
