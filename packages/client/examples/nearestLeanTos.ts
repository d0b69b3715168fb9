// The nearest lean-tos, and whether a fire may be lit there now.
// node nearestLeanTos.ts https://taival.example 24.94 60.21
import { createTaival } from '@taival/client';
import { graphql } from '@taival/client/graphql';

const [url = 'https://taival.example', lon = '24.94', lat = '60.21'] = process.argv.slice(2);
const here = [Number(lon), Number(lat)] as const;
const around = [here[0] - 1, here[1] - 0.5, here[0] + 1, here[1] + 0.5] as const;

const leanTos = graphql(`
  query LeanTos($here: Position!, $around: Bounds!) {
    attractionLists(bounds: $around, category: "shelter/lean_to", near: $here, sort: nearest) {
      best(first: 5) {
        attractionId
        name(language: en)
        distanceKm(from: $here)
        fire {
          answer
          rule(language: en)
        }
      }
    }
  }
`);

const taival = createTaival({ url });
const { attractionLists } = await taival.query(leanTos, { here, around });
for (const { attractionId, name, distanceKm, fire } of attractionLists.best) {
  const rule = fire === null ? 'not known' : `${fire.answer}, ${fire.rule}`;
  console.log(`${distanceKm.toFixed(1)} km  ${name}  fire: ${rule}  ${url}/v/place/${attractionId}`);
}
