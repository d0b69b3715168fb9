/** Words of the table (words.ts) that say when a place is open, in the same form. */

export const OPEN_WORDS = 'avoin*, avoim*, avoinna, auki, oppet, oppen, oppna, open';

/** Words for opening hours: the page of a place answers them. Beside a day or a time they ask what is open then. */
export const HOURS_WORDS =
  'aukiolo, aukiolot, aukioloa*, aukioloj*, oppettid*, oppethallning*, opening hours, opening times, open hours, ' +
  'business hours';

/** Days from today on. */
export const AHEAD_WORDS: readonly string[] = [
  'nyt, juuri nyt, tanaan, nu, just nu, idag, i dag, now, right now, today',
  'huomen*, imorgon, i morgon, tomorrow',
];

/** From Monday on. */
export const WEEKDAY_WORDS: readonly string[] = [
  'maanantai*, mandag*, monday, mondays',
  'tiistai*, tisdag*, tuesday, tuesdays',
  'keskiviikko*, keskiviikoi*, onsdag*, wednesday, wednesdays',
  'torstai*, torsdag*, thursday, thursdays',
  'perjantai*, fredag*, friday, fridays',
  'lauantai*, lordag*, saturday, saturdays, viikonlop*, helgen, weekend',
  'sunnuntai*, sondag*, sunday, sundays',
];

/** Parts of a day, by the hour that is meant. */
export const HOUR_WORDS: Readonly<Record<number, string>> = {
  3:
    '24 h, 24 7, 24 tuntia, 24 tuntia vuorokaudessa, ympari vuorokauden, yolla, 24 timmar, 24 timmar om dygnet, ' +
    'dygnet runt, pa natten, 24 hour, 24 hours, 24 hours a day, round the clock, at night',
  8: 'aamulla, aamuisin, pa morgonen, in the morning',
  19: 'illalla, iltaisin, tana iltana, ikvall, i kvall, pa kvallen, tonight, evening, in the evening',
};

/** The number after one is a time of day. */
export const CLOCK_WORDS = 'klo, kello, kl, klockan, at';

/** The number before one is a count, no time of day. */
export const DURATION_WORDS = 'paivaa, vuorokautta, tuntia, dagar, dygn, timmar, days, hours';
