-- Texts of the encyclopedia that `import -- wikipedia` fetched, by the article or Wikidata item that places name. What is fetched of the next
-- import stands beside what is shown, until all of it is there.
CREATE TABLE encyclopedia_article (
  article text NOT NULL,
  published boolean NOT NULL,
  texts jsonb NOT NULL,
  fetched_at timestamptz(3) NOT NULL,
  PRIMARY KEY (article, published)
);
