/**
 * Addresses and numbers that look like a person's are not published: LIPAS holds many of them, given for officials to
 * call each other. Those of an organisation are published.
 */

/** Parts of an address that name an office, also where there are two of them: `liikunta.palvelut@`. */
const OFFICE = new RegExp(
  'asiakas|elamys|hallinto|info|kaupunki|kesa|kirjaamo|kirkko|kunta|liikun|luonto|matkailu|myynti|museo|nuoriso|' +
    'palvel|puisto|retkeily|seura|sport|tekni|toimisto|ulkoilu|vapaa|varau|viher|yhteys|' +
    'fritid|tjanst|service|office|contact|booking',
  'i',
);

const MOBILE = /(?:\+358\s?|\b0)(?:4\d|50)/;

const PERSONS_NAME = /\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?\s+\p{Lu}\p{Ll}{2,}/u;

/** Whether an e-mail address has the form of a person's: two words joined by a dot, neither of which is an office. */
export function isPersonsEmail(email: string): boolean {
  const [name = ''] = email.split('@');
  return /^[\p{L}-]+(?:\.\p{L}{1,2})?\.[\p{L}-]+$/u.test(name) && !OFFICE.test(name);
}

/** Whether a telephone number is a mobile one beside the name of a person. */
export function isPersonsPhone(phone: string): boolean {
  return MOBILE.test(phone) && PERSONS_NAME.test(phone);
}
