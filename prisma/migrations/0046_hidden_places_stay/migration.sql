-- A restored backup must not show again the places that moderators hid after it (docs/decisions/0054).
CREATE TRIGGER record_hiding AFTER INSERT ON attraction_edit FOR EACH ROW WHEN (NEW.kind = 'HIDDEN')
  EXECUTE FUNCTION record_deletion('place_hidden', '($1).attraction_id');
