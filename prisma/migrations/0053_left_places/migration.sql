-- Where and what a changed place was before, where that is another position or category: the feed of a box or of a
-- category that it has left tells so. The three are there together, or none.
ALTER TABLE place_change
  ADD COLUMN from_lon double precision,
  ADD COLUMN from_lat double precision,
  ADD COLUMN from_category text;
CREATE INDEX place_change_from_category_idx ON place_change (from_category, step) WHERE from_category IS NOT NULL;
CREATE INDEX place_change_from_point_idx ON place_change USING gist (point(from_lon, from_lat))
  WHERE from_lon IS NOT NULL;
