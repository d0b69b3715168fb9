import sanitizeHtml from 'sanitize-html';

type Attributes = Readonly<Record<string, string>>;

interface SafeHtmlOptions extends Pick<sanitizeHtml.IOptions, 'allowedSchemes' | 'nestingLimit' | 'nonTextTags'> {
  /** Elements that stay, without attributes; links besides. */
  readonly tags: readonly string[];
  /** The attributes of a link to the address; null: its text alone stays. */
  readonly link: (href: string) => Attributes | null;
}

/** Refused links become elements of this name, which are taken out afterwards. */
const REFUSED = 'span';

/**
 * HTML of others with the given elements and links alone. The library does not close an element that it renames to one
 * that is not allowed, and leaves the next link open: so refused links are renamed to an allowed one, and removed here.
 */
export function safeHtml(html: string, { tags, link, ...options }: SafeHtmlOptions): string {
  const safe = sanitizeHtml(html, {
    ...options,
    allowedTags: [...tags, 'a', REFUSED],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowProtocolRelative: false,
    transformTags: {
      a: (_tag, { href = '' }) => {
        const attribs = link(href);
        return attribs === null ? { tagName: REFUSED, attribs: {} } : { tagName: 'a', attribs: { ...attribs } };
      },
    },
  });
  return safe.replaceAll(/<\/?span>/g, '');
}
