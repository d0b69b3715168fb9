import type { Language } from '#common/languages.ts';
import type { MailText } from './mailText.ts';

/** A new password ends a stranger's tokens too. */
export const ACCESS_TOKEN_MADE: Readonly<Record<Language, MailText>> = {
  fi: {
    subject: 'Uusi rajapintatunnus – Taival',
    before: [
      'Taival-tilillesi on juuri luotu uusi rajapintatunnus. Sillä ohjelma voi käyttää palvelua sinun nimissäsi.',
      'Jos loit tunnuksen itse, kaikki on kunnossa. Jos et, joku muu tietää salasanasi: palauta salasana heti. ' +
        'Silloin kaikki tilisi rajapintatunnukset lakkaavat toimimasta.',
    ],
    button: 'Palauta salasana',
    after: [],
  },
  sv: {
    subject: 'Ny API-nyckel – Taival',
    before: [
      'En ny API-nyckel har just skapats för ditt konto i Taival. Med den kan ett program använda tjänsten i ditt ' +
        'namn.',
      'Om du skapade nyckeln själv är allt i sin ordning. Om inte känner någon annan till ditt lösenord: återställ ' +
        'lösenordet genast. Då slutar alla API-nycklar på ditt konto att gälla.',
    ],
    button: 'Återställ lösenordet',
    after: [],
  },
  en: {
    subject: 'New API token – Taival',
    before: [
      'A new API token has just been created for your Taival account. With it a program can use the service in ' +
        'your name.',
      'If you created it yourself, you do not need to do anything. If not, somebody else knows your password: ' +
        'reset it at once. All API tokens of your account will then stop working.',
    ],
    button: 'Reset your password',
    after: [],
  },
};
