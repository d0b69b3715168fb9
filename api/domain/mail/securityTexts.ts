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
      'Linkki on voimassa tunnin, ja sitä voi käyttää kerran. Avaa se selaimessa, jossa haluat käyttää Taivalia.',
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
      'Somebody has just tried to log in to your account with the right password. Lately there have been many ' +
        'attempts with wrong passwords, so we want to make sure that it is you.',
    ],
    button: 'Continue logging in',
    after: [
      'The link is valid for one hour and can be used once. Open it in the browser where you want to use Taival.',
      'If it was not you, somebody else knows your password: change it at once.',
    ],
  },
};

export const NEW_EMAIL: Texts = {
  fi: {
    subject: 'Vahvista uusi sähköpostiosoitteesi – Taival',
    before: ['Tämä osoite on annettu Taival-tilin uudeksi sähköpostiosoitteeksi.'],
    button: 'Vahvista uusi osoite',
    after: [
      'Linkki on voimassa kaksi vuorokautta, ja sitä voi käyttää kerran.',
      'Jos et pyytänyt vaihtoa, voit jättää tämän viestin huomiotta: mikään ei muutu.',
    ],
  },
  sv: {
    subject: 'Bekräfta din nya e-postadress – Taival',
    before: ['Den här adressen har angetts som ny e-postadress för ett konto i Taival.'],
    button: 'Bekräfta den nya adressen',
    after: [
      'Länken gäller i två dygn och kan användas en gång.',
      'Om du inte har begärt bytet kan du bortse från det här meddelandet: ingenting ändras.',
    ],
  },
  en: {
    subject: 'Confirm your new e-mail address – Taival',
    before: ['This address has been given as the new e-mail address of a Taival account.'],
    button: 'Confirm new address',
    after: [
      'The link is valid for two days and can be used once.',
      'If you did not request the change, you can ignore this message: nothing will change.',
    ],
  },
};

export const EMAIL_CHANGE_ASKED: Texts = {
  fi: {
    subject: 'Sähköpostiosoitteesi vaihtoa on pyydetty – Taival',
    before: [
      'Taival-tilillesi on pyydetty uutta sähköpostiosoitetta. Osoite vaihtuu, kun uuteen osoitteeseen lähetetty ' +
        'linkki vahvistetaan.',
      'Jos pyysit vaihtoa itse, kaikki on kunnossa. Jos et, vaihda salasanasi heti: silloin osoite ei vaihdu.',
    ],
    button: 'Palauta salasana',
    after: [],
  },
  sv: {
    subject: 'Byte av din e-postadress har begärts – Taival',
    before: [
      'En ny e-postadress har begärts för ditt konto i Taival. Adressen byts när länken som skickats till den nya ' +
        'adressen bekräftas.',
      'Om du begärde bytet själv är allt i sin ordning. Om inte, byt lösenord genast: då byts adressen inte.',
    ],
    button: 'Återställ lösenordet',
    after: [],
  },
  en: {
    subject: 'A change of your e-mail address has been requested – Taival',
    before: [
      'A new e-mail address has been requested for your Taival account. The address will change when the link ' +
        'sent to the new address is confirmed.',
      'If you requested it yourself, you do not need to do anything. If not, change your password at once: then the ' +
        'address will not change.',
    ],
    button: 'Reset your password',
    after: [],
  },
};

export const EMAIL_CHANGED: Texts = {
  fi: {
    subject: 'Sähköpostiosoitteesi on vaihdettu – Taival',
    before: [
      'Taival-tilisi sähköpostiosoite on vaihdettu. Tähän osoitteeseen ei enää lähetetä viestejä.',
      'Jos et vaihtanut osoitetta itse, ota meihin heti yhteyttä.',
    ],
    button: 'Lähetä palautetta',
    after: [],
  },
  sv: {
    subject: 'Din e-postadress har bytts – Taival',
    before: [
      'E-postadressen till ditt konto i Taival har bytts. Inga fler meddelanden skickas till den här adressen.',
      'Om du inte bytte den själv, kontakta oss genast.',
    ],
    button: 'Skicka respons',
    after: [],
  },
  en: {
    subject: 'Your e-mail address has been changed – Taival',
    before: [
      'The e-mail address of your Taival account has been changed. No further messages will be sent to this address.',
      'If you did not change it yourself, contact us at once.',
    ],
    button: 'Send feedback',
    after: [],
  },
};

/** The label before the family of the browser that a login came from. */
export const BROWSER_LABELS: Readonly<Record<Language, string>> = {
  fi: 'Selain ja laite',
  sv: 'Webbläsare och enhet',
  en: 'Browser and device',
};

/** The label before the button of each registration. */
export const REGISTRATION_LABELS: Readonly<Record<Language, (username: string, time: string) => string>> = {
  fi: (username, time) => `Käyttäjänimi: ${username} (rekisteröity ${time})`,
  sv: (username, time) => `Användarnamn: ${username} (registrerat ${time})`,
  en: (username, time) => `Username: ${username} (registered ${time})`,
};

/** Stands before the buttons of several registrations. */
export const SEVERAL_REGISTRATIONS: Readonly<Record<Language, string>> = {
  fi: 'Tällä osoitteella on rekisteröidytty useamman kerran. Vahvista vain se käyttäjänimi, jonka valitsit itse.',
  sv: 'Den här adressen har registrerats flera gånger. Bekräfta bara det användarnamn som du själv har valt.',
  en: 'This address has been registered several times. Confirm only the username that you chose yourself.',
};
