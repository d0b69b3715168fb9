import type { Article } from '../page/article.ts';

export const article: Article = {
  title: 'Ohje',
  lead:
    'Taivalin kartta ja luettelo näyttävät samat kohteet. Valitse, millaisia kohteita etsit, ja siirrä kartta ' +
    'sinne, minne olet menossa.',
  sections: [
    {
      heading: 'Haku',
      blocks: [
        'Kirjoita hakukenttään vähintään kaksi kirjainta kohteen, paikkakunnan tai luokan nimestä, tai osoite, ' +
          'esimerkiksi ”Mannerheimintie 5”. Nimet löytyvät ' +
          'suomeksi, ruotsiksi ja englanniksi.',
        {
          points: [
            'Kohde avautuu, paikannimi siirtää kartan ja luokka rajaa luettelon.',
            'Nuolinäppäimillä siirryt tuloksesta toiseen, Enter valitsee ja Esc sulkee tulokset.',
          ],
        },
      ],
    },
    {
      heading: 'Kartta',
      blocks: [
        {
          points: [
            'Napauta kohdetta, niin sen tiedot avautuvat. Napauta tyhjää kohtaa, niin ne sulkeutuvat.',
            'Kun lähennät karttaa, kohteita tulee näkyviin lisää: kaukaa näkyvät vain parhaat.',
            'Puhelimessa luettelo on kartan alareunassa: vedä se ylös kahvasta.',
            'Päävalikko avautuu kartan yläreunasta: pyyhkäise alas tai napauta Valikko-painiketta.',
          ],
        },
      ],
    },
    {
      heading: 'Luettelot',
      blocks: [
        'Luettelossa ovat kartan alueen parhaat kohteet, enintään 40 kerrallaan. Jos alueella ei ole yhtään ' +
          'kohdetta, näkyvät lähimmät. Kohteet on ryhmitelty luokittain; avaa luokka napauttamalla sen nimeä.',
        'Merkittävyys 0–5 kertoo, kuinka paljon kohteesta tiedetään ja kuinka tärkeä se on. Kun merkittävyys on yli ' +
          'kolme, kohde on huippukohde.',
      ],
    },
    {
      heading: 'Kohteen sivulla',
      blocks: [
        {
          points: [
            'Sää kertoo tilanteen nyt ja lähipäivien ennusteen; tuntiennuste avautuu painikkeesta.',
            'Sydämellä lisäät kohteen suosikiksi, ilman tiliäkin.',
            'Kirjautuneena voit kommentoida ja lähettää kuvia. Kuvat näkyvät muille, kun ne on hyväksytty.',
            'Muistiinpanosi näkyvät vain sinulle.',
          ],
        },
      ],
    },
    {
      heading: 'Omat paikat ja mittaaminen',
      blocks: [
        {
          points: [
            'Lisää oma paikka painamalla karttaa pitkään tai hiiren kakkospainikkeella. Se näkyy vain sinulle.',
            'Mittaa etäisyys kartan mittauspainikkeella: napauta reitin pisteet järjestyksessä.',
          ],
        },
      ],
    },
    {
      heading: 'Ilman verkkoa',
      blocks: ['Tallenna alue tai kohde ennen lähtöä: sen kartta, luettelo, haku ja tiedot toimivat ilman verkkoa.'],
    },
    {
      heading: 'Koordinaatit',
      blocks: [
        'Hakukenttään voi kirjoittaa myös koordinaatit, jos ne ovat Suomessa. Leveys- ja pituusaste tunnistetaan ' +
          'kummassakin järjestyksessä, ja ilmansuunnan kirjaimen voi jättää pois.',
        { points: ['60.1699, 24.9384', '60° 10.19′ N 24° 56.30′ E', '60° 10′ 11″ P 24° 56′ 18″ I'] },
        'Jokaisen kohteen sivulla on kohteen koordinaatit, jotka voi kopioida.',
      ],
    },
    {
      heading: 'Näppäimistö ja ruudunlukija',
      blocks: [
        {
          points: [
            'Sarkaimella siirryt eteenpäin, vaihto + sarkain vie taaksepäin; sivun ensimmäinen linkki hyppää ' +
              'valikon ohi sisältöön.',
            'Nuolinäppäimet siirtävät karttaa, plus lähentää ja miinus loitontaa. Vaihtonäppäin ja nuolet kääntävät ' +
              'ja kallistavat karttaa; kompassi palauttaa pohjoisen ylös.',
            'Kaikki, mitä kartalla näkyy, löytyy myös luettelosta.',
          ],
        },
      ],
    },
  ],
};
