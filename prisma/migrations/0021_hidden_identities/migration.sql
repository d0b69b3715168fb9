-- The identities of hidden places: of a place that a moderator hid, every identity that is one place with it now, in
-- whatever way they were merged. Derived from attraction_edit and the merges (api/platform/db/hiddenIdentities.ts), so
-- that every reader asks one small table by one key. Processes of an earlier build read attraction_edit, and go on.
CREATE TABLE hidden_identity (
  id bigint PRIMARY KEY REFERENCES attraction (id)
);

-- Why a place was hidden stands in attraction_edit.text.
CREATE UNIQUE INDEX attraction_edit_hidden_once ON attraction_edit (attraction_id) WHERE kind = 'HIDDEN';

WITH RECURSIVE hider AS (
  SELECT attraction_id AS id FROM attraction_edit WHERE kind = 'HIDDEN'
  UNION
  SELECT a.merged_into FROM hider JOIN attraction a ON a.id = hider.id WHERE a.state = 'MERGED' AND a.merged_into IS NOT NULL
), member AS (
  SELECT id FROM hider
  UNION
  SELECT a.id FROM member JOIN attraction a ON a.merged_into = member.id WHERE a.state = 'MERGED'
)
INSERT INTO hidden_identity (id) SELECT id FROM member;
