-- Why moderators have blocked an account, as its owner is told at the login. The reasons of earlier blocks were written
-- for moderators alone and stay in moderation_act. Processes of an earlier build write no such column, and go on.
ALTER TABLE app_user ADD COLUMN blocked_reason text NOT NULL DEFAULT '';
