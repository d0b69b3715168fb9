-- Whom an issuer of OpenID Connect has named as the owner of an account. Processes of an earlier build never read it.
CREATE TABLE staff_identity (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL UNIQUE REFERENCES app_user (id) ON DELETE CASCADE,
  PRIMARY KEY (issuer, subject)
);
