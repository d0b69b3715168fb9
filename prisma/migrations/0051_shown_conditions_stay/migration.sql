-- Ends the record `condition_hidden`: a restored backup must not hide a condition that was shown again.
CREATE TRIGGER record_showing AFTER UPDATE OF hidden_at ON condition FOR EACH ROW
  WHEN (OLD.hidden_at IS NOT NULL AND NEW.hidden_at IS NULL)
  EXECUTE FUNCTION record_deletion('condition_shown',
    '($1).id || ''@'' || (extract(epoch FROM ($1).created_at) * 1000)::bigint');
