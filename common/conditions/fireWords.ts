import type { Language } from '#common/languages.ts';
import type { FireReason } from './fire.ts';

/** The rule behind a verdict on fires, in words; the server answers them, and saved areas have them on the device. */
export const FIRE_RULES = {
  SITE_WITHOUT_WARNING: {
    fi: 'Tämä on tulentekopaikka, eikä maastopalovaroitusta ole voimassa.',
    sv: 'Det här är en eldplats, och ingen varning för terrängbrand gäller.',
    en: 'This is a campfire site, and no wildfire warning is in force.',
  },
  STRUCTURE_ALLOWED: {
    fi: 'Maastopalovaroitus on voimassa. LIPAS-rekisterin mukaan tätä rakennelmaa saa käyttää myös sen aikana.',
    sv: 'En varning för terrängbrand gäller. Enligt registret LIPAS får den här konstruktionen användas även då.',
    en: 'A wildfire warning is in force. The LIPAS register says that this structure may be used during one.',
  },
  CLOSED: {
    fi: 'Kohde on suljettu.',
    sv: 'Platsen är stängd.',
    en: 'The place is closed.',
  },
  FIRE_BAN: {
    fi: 'Kohteen ylläpitäjä on kieltänyt tulenteon toistaiseksi.',
    sv: 'Förvaltaren har tills vidare förbjudit eldning.',
    en: 'The maintainer has banned fires for now.',
  },
  WARNING: {
    fi: 'Maastopalovaroitus on voimassa. Avotulen teko on kielletty.',
    sv: 'En varning för terrängbrand gäller. Öppen eld är förbjuden.',
    en: 'A wildfire warning is in force. Open fires are forbidden.',
  },
  STRUCTURE_NOT_ALLOWED: {
    fi: 'Maastopalovaroitus on voimassa, eikä tätä rakennelmaa saa käyttää sen aikana.',
    sv: 'En varning för terrängbrand gäller, och den här konstruktionen får inte användas då.',
    en: 'A wildfire warning is in force, and this structure may not be used during one.',
  },
  WARNINGS_UNKNOWN: {
    fi: 'Ei tiedetä, onko maastopalovaroitus voimassa. Tarkista varoitukset ennen tulentekoa.',
    sv: 'Det är inte känt om en varning för terrängbrand gäller. Kontrollera varningarna innan du gör upp eld.',
    en: 'It is not known whether a wildfire warning is in force. Check the warnings before you light a fire.',
  },
  WARNINGS_OLD: {
    fi: 'Varoitustiedot ovat vanhentuneet. Tarkista varoitukset ennen tulentekoa.',
    sv: 'Uppgifterna om varningar är för gamla. Kontrollera varningarna innan du gör upp eld.',
    en: 'The warning information is out of date. Check the warnings before you light a fire.',
  },
  MARKED_SITES_ONLY: {
    fi: 'Maastopalovaroitusta ei ole voimassa. Tulet saa tehdä vain merkityille tulentekopaikoille.',
    sv: 'Ingen varning för terrängbrand gäller. Eld får göras upp endast på märkta eldplatser.',
    en: 'No wildfire warning is in force. Fires are allowed only at marked campfire sites.',
  },
  RULES_UNKNOWN: {
    fi:
      'Maastopalovaroitusta ei ole voimassa, mutta kohteen sääntöjä ei tunneta. Kysy maanomistajalta tai ' +
      'ylläpitäjältä.',
    sv: 'Ingen varning för terrängbrand gäller, men platsens regler är okända. Fråga markägaren eller förvaltaren.',
    en: 'No wildfire warning is in force, but the rules of the place are not known. Ask the landowner or maintainer.',
  },
} as const satisfies Record<FireReason, Record<Language, string>>;
