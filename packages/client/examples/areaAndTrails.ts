// An area or a route, the places in it or along it, the places along those, and the present conditions of all.
// node areaAndTrails.ts https://taival.example 50000000000001
import { createTaival } from '@taival/client';
import { type FragmentOf, graphql, readFragment } from '@taival/client/graphql';

const [url = 'https://taival.example', id = '50000000000001'] = process.argv.slice(2);

const withConditions = graphql(`
  fragment WithConditions on Attraction {
    name(language: en)
    conditions {
      kind
      text(language: en) {
        headline
      }
    }
  }
`);
const area = graphql(
  `
    query Area($id: AttractionId!) {
      attraction(id: $id) {
        __typename
        ... on Attraction {
          ...WithConditions
          children(first: 20) {
            edges {
              node {
                ...WithConditions
                lengthM
                children(first: 20) {
                  edges {
                    metresAlong
                    node {
                      ...WithConditions
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  `,
  [withConditions],
);

const { attraction } = await createTaival({ url }).query(area, { id: Number(id) });
if (attraction.__typename !== 'Attraction') throw new Error(`There is no place ${id}.`);
print('', attraction);
for (const { node: trail } of attraction.children.edges) {
  print(trail.lengthM === null ? '  ' : `  ${(trail.lengthM / 1000).toFixed(1)} km: `, trail);
  for (const { node, metresAlong } of trail.children.edges)
    print(metresAlong === null ? '    ' : `    at ${Math.round(metresAlong)} m: `, node);
}

function print(where: string, place: FragmentOf<typeof withConditions>): void {
  const { name, conditions } = readFragment(withConditions, place);
  const matters = conditions.map(({ kind, text }) => `, ${kind}: ${text?.headline ?? ''}`);
  console.log(where + name + matters.join(''));
}
