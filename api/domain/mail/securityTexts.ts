import type { Language } from '#common/languages.ts';
import type { MailText } from './mailText.ts';

type Texts = Readonly<Record<Language, MailText>>;

export const LOGIN_LINK: Texts = {
  fi: {
    subject: 'Jatka kirjautumista – Taival',
    before: [
      'Tilillesi yritettiin äsken kirjautua oikealla salasanalla. Tiliin on viime aikoina kohdistunut paljon ' +
        'kirjautumisyrityksiä väärällä salasanalla, joten varmistamme, että asialla olet sinä.',
    ],
    button: 'Jatka kirjautumista',
    after: [
      'Linkki toimii tunnin ja yhden kerran. Avaa se selaimessa, jossa haluat käyttää Taivalia.',
      'Jos et itse yrittänyt kirjautua, joku muu tietää salasanasi: vaihda se heti.',
    ],
  },
  sv: {
    subject: 'Fortsätt inloggningen – Taival',
    before: [
      'Någon försökte nyss logga in på ditt konto med rätt lösenord. Den senaste tiden har det gjorts många ' +
        'inloggningsförsök med fel lösenord, så vi vill försäkra oss om att det är du.',
    ],
    button: 'Fortsätt inloggningen',
    after: [
      'Länken gäller i en timme och kan användas en gång. Öppna den i den webbläsare där du vill använda Taival.',
      'Om du inte själv försökte logga in känner någon annan till ditt lösenord: byt det genast.',
    ],
  },
  en: {
    subject: 'Continue logging in – Taival',
    before: [
      'Somebody has just tried to log in to your account with the right password. Lately there have been many attempts ' +
        'with wrong passwords, so we want to make sure that it is you.',
    ],
    button: 'Continue logging in',
    after: [
      'The link works for one hour and only once. Open it in the browser in which you want to use Taival.',
      'If it was not you, somebody else knows your password: change it at once.',
    ],
  },
};

/** What stands before the family of the browser that a login came from. */
export const BROWSER_LABELS: Readonly<Record<Language, string>> = {
  fi: 'Selain ja laite',
  sv: 'Webbläsare och enhet',
  en: 'Browser and device',
};

/** What stands before the button of each registration. */
export const REGISTRATION_LABELS: Readonly<Record<Language, (username: string, time: string) => string>> = {
  fi: (username, time) => `Käyttäjänimi: ${username} (rekisteröity ${time})`,
  sv: (username, time) => `Användarnamn: ${username} (registrerat ${time})`,
  en: (username, time) => `User name: ${username} (registered ${time})`,
};

/** Stands before the buttons of several registrations. */
export const SEVERAL_REGISTRATIONS: Readonly<Record<Language, string>> = {
  fi: 'Tällä osoitteella on rekisteröidytty useamman kerran. Vahvista vain se käyttäjänimi, jonka valitsit itse.',
  sv: 'Den här adressen har registrerats flera gånger. Bekräfta bara det användarnamn som du själv har valt.',
  en: 'This address has been registered several times. Confirm only the user name that you chose yourself.',
};
