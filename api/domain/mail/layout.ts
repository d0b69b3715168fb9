import type { Mail } from '#api/platform/mail.ts';
import type { Language } from '#common/languages.ts';
import type { MailText } from './mailText.ts';
import { GREETINGS, MAIL_TEXTS, type MailKind } from './texts.ts';

type Content = Pick<Mail, 'language' | 'subject' | 'text' | 'html'>;

interface LabelledLink {
  readonly label: string;
  readonly href: string;
}

export interface MailTo {
  readonly name: string;
  readonly language: Language;
  /** Address of the button, for mails that have one; or several addresses, each with what is said before its button. */
  readonly link: string | readonly LabelledLink[];
  /** Paragraphs about this very case, after those that begin every mail of the kind. */
  readonly details?: readonly string[];
  /** Address that ends mails of this kind, for those that can be ended. */
  readonly unsubscribe?: string;
}

/** Subject, text and HTML of a mail of ours. The HTML holds nothing that a reader would have to fetch. */
export function mailContent(kind: MailKind, { name, language, link, details = [], unsubscribe }: MailTo): Content {
  const text = MAIL_TEXTS[kind][language];
  const said = { ...text, before: [...text.before, ...details] };
  const greeting = GREETINGS[language](unlinked(name));
  const links = typeof link === 'string' ? [{ label: '', href: link }] : link;
  const label = text.unsubscribe;
  const end = label === undefined || unsubscribe === undefined ? null : { label, href: unsubscribe };
  return {
    language,
    subject: said.subject,
    text: asText(greeting, said, { links, end }),
    html: asHtml(language, greeting, said, { links, end }),
  };
}

interface Links {
  readonly links: readonly LabelledLink[];
  /** Ends mails of this kind; null: they cannot be ended. */
  readonly end: LabelledLink | null;
}

function asText(greeting: string, { before, button, after }: MailText, { links, end }: Links): string {
  const call = links.flatMap(({ label, href }) => (button === null ? [] : [label, `${button}:\n${href}`]));
  const last = end === null ? '' : `${end.label}:\n${end.href}`;
  return `${[greeting, ...before, ...call, ...after, 'Taival', last].filter((part) => part !== '').join('\n\n')}\n`;
}

function asHtml(
  language: Language,
  greeting: string,
  { subject, before, button, after }: MailText,
  { links, end }: Links,
): string {
  const paragraphs = (texts: readonly string[]) =>
    texts
      .filter((text) => text !== '')
      .map((text) => `<p>${escaped(text)}</p>`)
      .join('\n');
  const buttonTo = ({ label, href }: LabelledLink, text: string) =>
    `${paragraphs([label])}\n<p><a href="${escaped(href)}" style="${BUTTON}">${escaped(text)}</a></p>\n` +
    `<p style="${SMALL}">${escaped(href)}</p>`;
  const call = button === null ? '' : links.map((link) => buttonTo(link, button).trim()).join('\n');
  const last = end === null ? '' : `<p style="${SMALL}"><a href="${escaped(end.href)}">${escaped(end.label)}</a></p>`;
  const body = [paragraphs([greeting, ...before]), call, paragraphs(after), '<p>Taival</p>', last];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="${BODY}">
${body.filter((part) => part !== '').join('\n')}
</body>
</html>
`;
}

const BODY =
  'max-width:34em;margin:0 auto;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1d2b24;background:#ffffff';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f5f3f;color:#ffffff;' +
  'text-decoration:none;font-weight:600';
const SMALL = 'font-size:13px;color:#52635a;overflow-wrap:anywhere';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * A name that people chose, such as `www.example.org`, in a form that mail programs do not make a link of: nothing that
 * is seen stands before each dot.
 */
export function unlinked(name: string): string {
  return name.replaceAll('.', '\u200C.');
}

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
