import type { Article } from '../page/article.ts';

export const article: Article = {
  title: 'Hjälp',
  lead:
    'Kartan och listan i Taival visar samma platser. Välj vilka slags platser du söker och flytta kartan dit du är ' +
    'på väg.',
  sections: [
    {
      heading: 'Sökning',
      blocks: [
        'Skriv minst två bokstäver av namnet på en plats, en ort eller en kategori i sökfältet, eller en adress, ' +
          'till exempel ”Mannerheimvägen 5”. Namnen hittas på ' +
          'finska, svenska och engelska.',
        {
          points: [
            'En plats öppnas, ett ortnamn flyttar kartan och en kategori begränsar listan.',
            'Med piltangenterna går du från resultat till resultat, Enter väljer och Esc stänger resultaten.',
          ],
        },
      ],
    },
    {
      heading: 'Kartan',
      blocks: [
        {
          points: [
            'Tryck på en plats för att öppna dess uppgifter. Tryck på ett tomt ställe för att stänga dem.',
            'När du zoomar in visas fler platser: på långt håll syns bara de bästa.',
            'På telefonen finns listan i kartans nederkant: dra upp den i handtaget.',
            'Huvudmenyn öppnas i kartans överkant: svep nedåt eller tryck på ”Meny”.',
          ],
        },
      ],
    },
    {
      heading: 'Listor',
      blocks: [
        'Listan visar de bästa platserna inom kartans område, högst 40 åt gången. Om det inte finns några platser i ' +
          'området visas de närmaste. Platserna är grupperade efter kategori; öppna en kategori genom att trycka på ' +
          'dess namn.',
        'Betydelsen 0–5 anger hur mycket man vet om en plats och hur viktig den är. En plats vars betydelse är ' +
          'över tre är ett toppmål.',
      ],
    },
    {
      heading: 'På platsens sida',
      blocks: [
        {
          points: [
            'Vädret visar läget nu och prognosen för de närmaste dagarna; timprognosen öppnas med knappen.',
            'Med hjärtat lägger du till platsen som favorit, också utan konto.',
            'När du är inloggad kan du kommentera och skicka bilder. Bilderna blir synliga för andra när de har ' +
              'godkänts.',
            'Dina anteckningar ser bara du.',
          ],
        },
      ],
    },
    {
      heading: 'Egna platser och mätning',
      blocks: [
        {
          points: [
            'Lägg till en egen plats genom att hålla fingret på kartan eller högerklicka. Bara du ser den.',
            'Mät avstånd med kartans mätknapp: tryck på ruttens punkter i ordning.',
          ],
        },
      ],
    },
    {
      heading: 'Offline',
      blocks: [
        'Spara ett område eller en plats innan du ger dig av: karta, lista, sökning och uppgifter fungerar offline.',
      ],
    },
    {
      heading: 'Koordinater',
      blocks: [
        'I sökfältet kan du också skriva koordinater, om de ligger i Finland. Latitud och longitud känns igen i båda ' +
          'ordningarna, och väderstreckets bokstav kan utelämnas.',
        { points: ['60.1699, 24.9384', '60° 10.19′ N 24° 56.30′ E', '60° 10′ 11″ N 24° 56′ 18″ E'] },
        'På varje plats sida finns dess koordinater, som kan kopieras.',
      ],
    },
    {
      heading: 'Tangentbord och skärmläsare',
      blocks: [
        {
          points: [
            'Med tabb går du framåt och med skift + tabb bakåt; sidans första länk hoppar förbi menyn till innehållet.',
            'Piltangenterna flyttar kartan, plus zoomar in och minus zoomar ut. Skift och piltangenterna vrider och ' +
              'lutar den; kompassen vrider norr uppåt igen.',
            'Allt som syns på kartan finns också i listan.',
          ],
        },
      ],
    },
  ],
};
