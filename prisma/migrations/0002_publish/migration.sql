-- Geometry of lines and areas stands apart from the rest of a record: most steps of a publish, and the check of what an import
-- covers, read the small part only. Null for points, whose geometry is their position.
ALTER TABLE source_record ADD COLUMN geometry json;

-- What a published version changed in the identities, so that rollback puts back exactly what was; `before` null = it was new.
CREATE TABLE attraction_undo (
  version integer NOT NULL,
  id bigint NOT NULL,
  before json,
  PRIMARY KEY (version, id)
);
