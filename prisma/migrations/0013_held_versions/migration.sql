-- Versions before the previous one, with which more than one publish can be undone.
ALTER TYPE data_set_state ADD VALUE IF NOT EXISTS 'HELD' AFTER 'PREVIOUS';
