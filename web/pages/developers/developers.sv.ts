import { config } from '#web/data/config.ts';
import type { Article } from '../page/article.ts';

export const article: Article = {
  title: 'För utvecklare',
  lead:
    'Taivals uppgifter om platser är öppna data och kan hämtas via gränssnitten. För att läsa ' +
    'behöver du varken konto eller tillstånd.',
  sections: [
    {
      heading: 'Det här finns',
      blocks: [
        {
          points: [
            'REST: sökvägar och svar beskrivs i OpenAPI-dokumentet /api/openapi.json.',
            'GraphQL: platser, leder, lägesinformation och källor i en graf på /graphql; i en webbläsare öppnas ' +
              'en frågeeditor.',
            'OGC API Features på /ogc: QGIS och andra kartprogram öppnar det med bara adressen. Kartrutor med ' +
              'TileJSON finns på samma ställe.',
            'Läget på platserna även som GeoJSON och Atom.',
            'Leder som GPX och GeoJSON från platsens sida.',
            'Ändringarna på /api/query/changes, som Atom på /api/query/changes.atom och för inloggade även som ' +
              'webhookar: du håller din egen kopia aktuell genom att hämta bara det som har ändrats.',
            'Hela datamängden som filer (GeoParquet, FlatGeobuf, GeoJSON, CSV): förteckningen finns på ' +
              '/dumps/manifest.json.',
            ...(config.noEmbeds
              ? []
              : [
                  'En karta eller en plats på din egen sida: välj ”Bädda in eller skriv ut QR-kod” när du delar ' +
                    'platsen eller kartan.',
                ]),
            'Ett typat klientbibliotek för JavaScript och TypeScript, med fem exempel: packages/client i Taivals ' +
              'källkod.',
            'För AI-assistenter en MCP-server på /mcp och en sammanfattning i /llms.txt.',
          ],
        },
      ],
    },
    {
      heading: 'Prova',
      blocks: [
        {
          examples: [
            {
              text: 'De bästa platserna i kartans område',
              path: '/api/query/attractions?bbox=24.40,60.95,24.55,61.05&lon=24.466&lat=60.995',
            },
            { text: 'Sökning med ord', path: '/api/query/find?q=laavu%20H%C3%A4meenlinna&lang=sv' },
            {
              text: 'Avstängningar, varningar och preparerade spår just nu',
              path: '/api/query/conditions?bounds=23,60,26,62&lang=sv',
            },
            {
              text: 'Leder som GeoJSON (OGC API Features)',
              path: '/ogc/collections/routes/items?bbox=24.40,60.95,24.55,61.05&limit=5',
            },
            { text: 'Markens höjd i en punkt', path: '/api/query/height?lon=24.466&lat=60.995' },
          ],
        },
      ],
    },
    {
      heading: 'Begränsningar',
      blocks: [
        'Gränserna gäller per IP-adress: 1 200 REST-anrop och sparade frågor i minuten, 300 GraphQL-frågor i ' +
          'minuten och 6 000 kartrutor i minuten. Varje svar anger i HTTP-huvudena RateLimit och ' +
          'RateLimit-Policy hur mycket som är kvar. Om gränsen överskrids är svaret 429, och Retry-After säger ' +
          'när du kan fortsätta.',
        'När du loggar in kan du skapa en API-nyckel på din egen sida. Nyckeln har egna gränser och kan få ' +
          'rätt att läsa, ändra dina egna uppgifter eller lägga till innehåll.',
      ],
    },
    {
      heading: 'Licenser',
      blocks: [
        'Svaret om en enskild plats och filerna anger källorna och deras licenser, men det gör inte listorna. Ange ' +
          'dem när du publicerar uppgifterna: OpenStreetMap med ODbL, LIPAS, Lantmäteriverket, Meteorologiska ' +
          'institutet och Statistikcentralen med CC BY 4.0. Användarnas foton och kommentarer är inte öppna data.',
      ],
    },
    {
      heading: 'Det här lovar vi',
      blocks: [
        {
          points: [
            'Adresserna består. En plats id betyder alltid samma plats; slås platser ihop leder det gamla id:t ' +
              'till det nya.',
            'Fält och sökvägar tillkommer. Det som tas bort meddelar vi minst 12 månader i förväg i HTTP-huvudena ' +
              'Deprecation och Sunset.',
            'De flesta svar har ETag, så att oförändrade uppgifter inte överförs på nytt.',
            'Tjänstens status syns på /healthz.',
          ],
        },
      ],
    },
  ],
};
