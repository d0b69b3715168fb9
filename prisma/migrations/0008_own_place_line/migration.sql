-- What lists and the map draw of an imported track: some hundred positions in place of thousands, made when it is imported.
ALTER TABLE own_place ADD COLUMN line json;
-- Ids of own places are drawn by lot: ids in a row would tell anyone how many places other people have, and which they were.
DROP SEQUENCE own_place_id;
