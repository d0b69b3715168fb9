-- The identities of records that their source does not name: a record that returns, or parts from another place, has
-- them again. No reference to `attraction`, so that a restore may load the tables in any order.
CREATE TABLE record_identity (
  source text NOT NULL,
  ref text NOT NULL,
  own_id bigint,
  left_id bigint,
  PRIMARY KEY (source, ref)
);
INSERT INTO record_identity (source, ref, own_id)
  SELECT source, ref, attraction_id FROM source_record
  WHERE attraction_id >= 150000000000000 AND attraction_id < 200000000000000 AND record ->> 'proposedId' IS NULL;
