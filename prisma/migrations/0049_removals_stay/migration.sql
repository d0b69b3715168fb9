-- A restored backup must not send again what people ended after it (docs/decisions/0054): messages to webhooks that were
-- removed, notices of places that are not watched any more, and mails that were turned off.
CREATE TRIGGER record_deletion AFTER DELETE ON webhook FOR EACH ROW
  EXECUTE FUNCTION record_deletion('webhook', '($1).id');
CREATE TRIGGER record_deletion AFTER DELETE ON watch FOR EACH ROW
  EXECUTE FUNCTION record_deletion('watch', '($1).user_id || ''/'' || ($1).attraction_id');
CREATE TRIGGER record_watch_mails_off AFTER UPDATE OF watch_mails_off_at ON app_user FOR EACH ROW
  WHEN (NEW.watch_mails_off_at IS NOT NULL AND OLD.watch_mails_off_at IS NULL)
  EXECUTE FUNCTION record_deletion('watch_mails_off', '($1).id');
-- Ends the record above, which may stand in a list already: mails that were turned on again later stay on.
CREATE TRIGGER record_watch_mails_on AFTER UPDATE OF watch_mails_off_at ON app_user FOR EACH ROW
  WHEN (NEW.watch_mails_off_at IS NULL AND OLD.watch_mails_off_at IS NOT NULL)
  EXECUTE FUNCTION record_deletion('watch_mails_on', '($1).id');
