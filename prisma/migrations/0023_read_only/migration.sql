-- Since when an admin takes no changes from anybody: one row, or none. Processes of an earlier build go on taking them.
CREATE TABLE read_only (
  is_on boolean PRIMARY KEY DEFAULT true CHECK (is_on),
  since timestamptz(3) NOT NULL
);
