import { config } from '#web/data/config.ts';
import type { Article } from '../page/article.ts';

export const article: Article = {
  title: 'Kehittäjille',
  lead: 'Taivalin kohdetiedot ovat avointa dataa, ja ne saa rajapinnoista. Lukemiseen et tarvitse tunnusta etkä lupaa.',
  sections: [
    {
      heading: 'Mitä on tarjolla',
      blocks: [
        {
          points: [
            'REST: polut ja vastaukset kuvaa OpenAPI-dokumentti /api/openapi.json.',
            'GraphQL: yksi graafi kohteista, reiteistä, tilanteista ja lähteistä osoitteessa /graphql; ' +
              'selaimella siitä avautuu kyselyeditori.',
            'OGC API Features osoitteessa /ogc: QGIS ja muut paikkatieto-ohjelmat avaavat sen pelkällä ' +
              'osoitteella. Karttatiilet TileJSON-kuvauksineen ovat samassa paikassa.',
            'Tilannetiedot myös GeoJSON- ja Atom-syötteinä.',
            'Reitit GPX- ja GeoJSON-tiedostoina kohteen sivulta.',
            'Muutossyöte osoitteessa /api/query/changes, Atom-syötteenä /api/query/changes.atom ja kirjautuneille ' +
              'myös webhookeina: pidät oman kopiosi ajan tasalla lataamalla vain sen, mikä on muuttunut.',
            'Koko aineisto tiedostoina (GeoParquet, FlatGeobuf, GeoJSON, CSV): luettelo on osoitteessa ' +
              '/dumps/manifest.json.',
            ...(config.noEmbeds
              ? []
              : [
                  'Kartta tai kohde omalle sivullesi: valitse kohteen tai kartan jakamisesta ”Upota tai tulosta ' +
                    'QR-koodi”.',
                ]),
            'Tyypitetty asiakaskirjasto JavaScriptille ja TypeScriptille sekä viisi esimerkkiä: packages/client ' +
              'Taivalin lähdekoodissa.',
            'Tekoälyavustajille MCP-palvelin osoitteessa /mcp ja tiivistelmä tiedostossa /llms.txt.',
          ],
        },
      ],
    },
    {
      heading: 'Kokeile',
      blocks: [
        {
          examples: [
            {
              text: 'Parhaat kohteet kartan alueella',
              path: '/api/query/attractions?bbox=24.40,60.95,24.55,61.05&lon=24.466&lat=60.995',
            },
            { text: 'Haku sanoilla', path: '/api/query/find?q=laavu%20H%C3%A4meenlinna&lang=fi' },
            {
              text: 'Sulut, varoitukset ja kunnostetut ladut juuri nyt',
              path: '/api/query/conditions?bounds=23,60,26,62&lang=fi',
            },
            {
              text: 'Reitit GeoJSON-muodossa (OGC API Features)',
              path: '/ogc/collections/routes/items?bbox=24.40,60.95,24.55,61.05&limit=5',
            },
            { text: 'Maanpinnan korkeus pisteessä', path: '/api/query/height?lon=24.466&lat=60.995' },
          ],
        },
      ],
    },
    {
      heading: 'Käyttörajat',
      blocks: [
        'Raja koskee yhtä IP-osoitetta: REST-kutsuja ja tallennettuja kyselyitä 1 200 minuutissa, ' +
          'GraphQL-kyselyitä 300 minuutissa ja karttatiiliä 6 000 minuutissa. Jokainen vastaus kertoo jäljellä ' +
          'olevan määrän otsakkeissa RateLimit ja RateLimit-Policy. Rajan ylittyessä vastaus on 429, ja ' +
          'Retry-After kertoo, milloin voit jatkaa.',
        'Kun kirjaudut, voit luoda omalla sivullasi rajapintatunnuksen. Tunnuksella on omat rajansa, ja ' +
          'sille voi antaa oikeuden lukea, muuttaa omia tietojasi tai lisätä sisältöä.',
      ],
    },
    {
      heading: 'Lisenssit',
      blocks: [
        'Yhden kohteen vastaus ja tiedostot kertovat lähteet ja niiden lisenssit, luettelot eivät. Mainitse ne, ' +
          'kun julkaiset tietoja: OpenStreetMap ODbL-lisenssillä, LIPAS, Maanmittauslaitos, Ilmatieteen laitos ja ' +
          'Tilastokeskus CC BY 4.0 -lisenssillä. Käyttäjien kuvat ja kommentit eivät ole avointa dataa.',
      ],
    },
    {
      heading: 'Mitä lupaamme',
      blocks: [
        {
          points: [
            'Osoitteet pysyvät. Kohteen tunnus tarkoittaa aina samaa kohdetta; jos kohteita yhdistetään, vanha ' +
              'tunnus johtaa uuteen.',
            'Kenttiä ja polkuja tulee lisää. Poistosta ilmoitamme vähintään 12 kuukautta etukäteen otsakkeissa ' +
              'Deprecation ja Sunset.',
            'Useimmissa vastauksissa on ETag, joten muuttumaton tieto ei siirry toistamiseen.',
            'Palvelun tilan näkee osoitteesta /healthz.',
          ],
        },
      ],
    },
  ],
};
