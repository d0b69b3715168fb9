-- A place name that goes takes its words with it: without this each one reads all words.
CREATE INDEX place_name_word_place_name_id_idx ON place_name_word (place_name_id);
