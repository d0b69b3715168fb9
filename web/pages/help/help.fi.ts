import type { Article } from '../page/article.ts';

export const article: Article = {
  title: 'Ohje',
  lead:
    'Taipaleen kartta ja luettelo näyttävät samat kohteet. Valitse, millaisia kohteita etsit, ja siirrä kartta ' +
    'sinne, minne olet menossa.',
  sections: [
    {
      heading: 'Haku',
      blocks: [
        'Kirjoita hakukenttään vähintään kaksi kirjainta kohteen, paikkakunnan tai luokan nimestä. Nimet löytyvät ' +
          'suomeksi, ruotsiksi ja englanniksi.',
        {
          points: [
            'Kohde avautuu, paikannimi siirtää kartan ja luokka rajaa luettelon.',
            'Nuolinäppäimet siirtyvät tuloksesta toiseen, Enter valitsee ja Esc sulkee tulokset.',
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
            'Päävalikko avautuu kartan yläreunasta: pyyhkäise alas tai napauta lovea.',
          ],
        },
      ],
    },
    {
      heading: 'Luettelot',
      blocks: [
        'Luettelossa ovat kartan alueen parhaat kohteet, enintään 40 kerrallaan. Jos alueella ei ole yhtään ' +
          'kohdetta, näkyvät lähimmät. Kohteet on ryhmitelty luokittain; avaa luokka napauttamalla sen nimeä.',
        'Tähdet kertovat, kuinka paljon kohteesta tiedetään ja kuinka merkittävä se on. Yli kolmen tähden kohde on ' +
          'huippukohde.',
      ],
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
            'Sarkain siirtyy eteenpäin ja vaihto + sarkain taaksepäin; sivun ensimmäinen linkki hyppää valikon ohi ' +
              'sisältöön.',
            'Kartalla nuolinäppäimet siirtävät, plus lähentää ja miinus loitontaa.',
            'Kaikki, mitä kartalla näkyy, löytyy myös luettelosta.',
          ],
        },
      ],
    },
  ],
};
