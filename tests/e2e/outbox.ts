import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { projectRoot } from '#api/platform/paths.ts';
import { dataDir } from './ownProduct.ts';
import { expect } from './visitor.ts';

const outbox = () => path.resolve(projectRoot, dataDir(), 'outbox');

/** A mail is written under its name when it is whole: it is read once. */
const read = new Map<string, Promise<Email>>();

function mailIn(file: string): Promise<Email> {
  const mail = read.get(file) ?? PostalMime.parse(readFileSync(file));
  read.set(file, mail);
  return mail;
}

async function mailsTo(address: string): Promise<Email[]> {
  if (!existsSync(outbox())) return [];
  const files = readdirSync(outbox()).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map((name) => mailIn(path.join(outbox(), name))));
  return mails.filter(({ to }) => to?.some((one) => one.address === address));
}

/**
 * The mail to an address whose subject has these words, once it has been sent; the last of them where there are more.
 */
export async function mailTo(address: string, subject: RegExp, count = 1): Promise<Email> {
  let found: Email[] = [];
  await expect
    .poll(
      async () => {
        found = (await mailsTo(address)).filter((mail) => subject.test(mail.subject ?? ''));
        return found.length;
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThanOrEqual(count);
  const mail = found.sort((a, b) => Date.parse(a.date ?? '') - Date.parse(b.date ?? '')).at(-1);
  if (mail === undefined) throw new Error('no mail');
  return mail;
}

/** The link that a mail asks to open, as a path. */
export function linkIn({ text = '' }: Email): string {
  const url = /https?:\/\/\S+/.exec(text)?.[0];
  if (url === undefined) throw new Error(`no link in ${text}`);
  const { pathname, search } = new URL(url);
  return pathname + search;
}
