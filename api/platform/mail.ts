import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';

export interface Mail {
  /** The same when it is sent again: receivers know a mail by it. Letters, digits and dashes. */
  readonly id: string;
  /** One address. */
  readonly to: string;
  /** Where an answer should go; null: nowhere. */
  readonly replyTo: string | null;
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** Resolves when the mail server, or the disk, has taken it. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A server that does not answer within these has not taken the mail. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;
/** Texts are ours; nothing in them may name a file or an address to be fetched. */
const SAFE = { disableFileAccess: true, disableUrlAccess: true } as const;

/** Sends by SMTP_URL, else writes each mail as `.eml` below DATA_DIR/outbox. */
export function openMailer({ smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  return smtpUrl === null ? outbox(path.join(dataDir, 'outbox'), mailFrom) : smtp(smtpUrl, mailFrom);
}

function smtp(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS, ...SAFE });
  return {
    send: async (mail) => {
      await transport.sendMail(message(mail, from));
    },
    close: () => transport.close(),
  };
}

function outbox(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix', ...SAFE });
  return {
    send: async (mail) => {
      const { message: body } = await transport.sendMail(message(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${mail.id}.eml`);
      // Whole or not at all; its links are as good as passwords.
      await writeFile(`${file}.part`, body, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}

function message({ id, to, replyTo, language, subject, text, html }: Mail, from: string) {
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    // As an address, not as a list of them to be read.
    to: { name: '', address: to },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    messageId: `<${id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
  };
}
