-- Ends the record `image_rejected`, which may stand in a list already: a restored backup must not reject a photo whose
-- rejection was undone (docs/decisions/0054).
CREATE TRIGGER record_return AFTER UPDATE OF state ON image FOR EACH ROW
  WHEN (OLD.state = 'REJECTED' AND NEW.state <> 'REJECTED')
  EXECUTE FUNCTION record_deletion('image_returned',
    '($1).id || ''@'' || (extract(epoch FROM ($1).created_at) * 1000)::bigint');
