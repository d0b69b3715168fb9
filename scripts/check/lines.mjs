// `node scripts/check/lines.mjs`: fails, naming them, when files of the repository have lines over 120 columns. The
// formatter sees to code; comments, texts and documents it leaves as they are.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const COLUMNS = 120;
const TEXTS = /\.(?:[cm]?[jt]sx?|css|html|md|graphql|prisma|sql|ya?ml|toml|sh)$/;

/** Files in which this check allows lines of any length. */
const LEFT_OUT = [
  // Generated.
  /(?:^|\/)(?:__generated__|generated)\//,
  /^(?:schema\.graphql|tests\/e2e\/README\.md)$/,
  // Data: a line for each category, and texts as they stand in OpenStreetMap.
  /^scripts\/catalogue\/rows\/.*\.mjs$/,
  /^tests\/support\/realHours\.ts$/,
  // Databases hold the checksums of those that have run.
  /^prisma\/migrations\//,
];

/** A row of a table in Markdown, or the address of a file: neither can be wrapped. */
const ONE_PIECE = /^\s*(?:\|.*|src: url\('[^']*'\))$/;

/** Lines over 120 columns, each as a sentence. `texts` holds each file's text by its path from the project's folder. */
export function longLines(texts) {
  return Object.entries(texts).flatMap(([file, text]) =>
    text.split('\n').flatMap((line, at) => {
      const { length } = Array.from(line);
      return length > COLUMNS && !ONE_PIECE.test(line) ? [`${file}:${at + 1} has ${length} columns`] : [];
    }),
  );
}

/** Whether the lines of a file are looked at, by its path from the project's folder. */
export function isLookedAt(file) {
  return TEXTS.test(file) && !LEFT_OUT.some((pattern) => pattern.test(file));
}

if (process.argv[1] === import.meta.filename) {
  const project = path.resolve(import.meta.dirname, '..', '..');
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: project, encoding: 'utf8' }).split('\0');
  const files = listed.filter(isLookedAt);
  if (files.length < 1000) throw new Error(`git lists only ${files.length} files.`);
  const read = (file) => readFileSync(path.join(project, file), 'utf8');
  const long = longLines(Object.fromEntries(files.map((file) => [file, read(file)])));
  for (const sentence of long) console.error(sentence);
  if (long.length > 0) process.exitCode = 1;
}
