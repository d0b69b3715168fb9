-- The words of search_word, each once: a trigram index over a word of each of ten thousand cafes reads all of them.
CREATE TABLE search_vocabulary (
  version integer NOT NULL,
  word text NOT NULL,
  PRIMARY KEY (version, word)
) PARTITION BY LIST (version);

-- Versions that were published before.
DO $$
DECLARE published integer;
BEGIN
  FOR published IN SELECT version FROM data_set WHERE to_regclass('search_word_v' || version) IS NOT NULL LOOP
    EXECUTE format('CREATE TABLE search_vocabulary_v%s PARTITION OF search_vocabulary FOR VALUES IN (%s)',
      published, published);
    EXECUTE format('INSERT INTO search_vocabulary SELECT DISTINCT version, word FROM search_word_v%s', published);
    EXECUTE format('CREATE INDEX ON search_vocabulary_v%s USING gin (word gin_trgm_ops)', published);
  END LOOP;
END $$;
