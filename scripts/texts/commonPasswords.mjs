// Writes the commonest passwords that people choose: `api/domain/people/commonPasswords.json`.
import { dictionary } from '@zxcvbn-ts/language-common';
import { emit, jsonRows } from '../catalogue/output.mjs';

const COUNT = 10_000;
/** Passwords in one row of the file. */
const ROW = 100;

/** The package lists them by how common they are, in small letters. */
const passwords = dictionary['passwords-common'].slice(0, COUNT).sort();
const rows = Array.from({ length: Math.ceil(passwords.length / ROW) }, (_, at) =>
  passwords.slice(at * ROW, (at + 1) * ROW).join(' '),
);

emit('api/domain/people/commonPasswords.json', jsonRows(rows));
