-- A photo may show what a report of a condition says (docs/decisions/0071). It stays a photo of the place after that.
ALTER TABLE image ADD COLUMN condition_id integer REFERENCES condition (id) ON DELETE SET NULL;
CREATE INDEX image_condition_id_idx ON image (condition_id) WHERE condition_id IS NOT NULL;
