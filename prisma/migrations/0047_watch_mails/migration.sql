-- Users may turn off the daily mails about the places that they watch, also by a link in the mail.
ALTER TABLE app_user ADD COLUMN watch_mails_off_at timestamptz(3);
