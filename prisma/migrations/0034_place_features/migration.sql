-- What visitors choose places by, one bit for each feature (common/places/features.ts). Versions published before this
-- one have none until the next publish.
ALTER TABLE place ADD COLUMN features integer NOT NULL DEFAULT 0;
