import type { Language } from '#common/languages.ts';

interface MailWords {
  readonly title: string;
  /** Before the button. */
  readonly about: string;
  readonly turnOff: string;
  readonly isOff: string;
  readonly unknown: string;
  /** The link to where the setting is after logging in. */
  readonly toOwnPage: string;
}

/** Words of the page that turns off the daily mails. */
export const MAIL_WORDS: Readonly<Record<Language, MailWords>> = {
  fi: {
    title: 'Sähköpostit seuraamistasi kohteista',
    about: 'Lähetämme sinulle sähköpostia, kun seuraamissasi kohteissa on uutta.',
    turnOff: 'Lopeta sähköpostit',
    isOff: 'Emme enää lähetä sinulle sähköpostia seuraamistasi kohteista.',
    unknown: 'Linkki ei toimi. Voit lopettaa sähköpostit omalla sivullasi.',
    toOwnPage: 'Siirry omalle sivullesi',
  },
  sv: {
    title: 'E-post om platser som du följer',
    about: 'Vi skickar e-post till dig när det finns nytt om platser som du följer.',
    turnOff: 'Avsluta e-posten',
    isOff: 'Vi skickar inte längre e-post till dig om platser som du följer.',
    unknown: 'Länken fungerar inte. Du kan avsluta e-posten på din egen sida.',
    toOwnPage: 'Gå till din egen sida',
  },
  en: {
    title: 'E-mails about places you follow',
    about: 'We e-mail you when there is news from places that you follow.',
    turnOff: 'Stop the e-mails',
    isOff: 'We no longer e-mail you about the places that you follow.',
    unknown: 'The link does not work. You can stop the e-mails on your own page.',
    toOwnPage: 'Go to your own page',
  },
};
