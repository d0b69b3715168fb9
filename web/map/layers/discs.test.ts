import type { IconLayer } from '@deck.gl/layers';
import { expect, test } from 'vitest';
import { discLayers } from './discs.ts';
import type { ShownPlace } from './placement.ts';

const VIEW = { atlas: { image: 'discs.png', mapping: {} }, anchors: { points: 'names' }, strengthOf: () => 1 } as const;

function shown(attractionId: number, { hasOwnDisc = false, isClosed = false } = {}): ShownPlace {
  const disc = { position: [24.9, 60.1], family: 'culture', icon: 'maki-museum', sizePx: 24, isDot: false } as const;
  return { attractionId, ...disc, name: null, hasOwnDisc, isClosed };
}

const propsOf = (placement: readonly ShownPlace[]) =>
  discLayers({ ...VIEW, placement }, { onHover: () => undefined }).map(
    (layer) => (layer as IconLayer<ShownPlace>).props,
  );
const idsOf = (placement: readonly ShownPlace[]) =>
  propsOf(placement).map(({ data, visible }) =>
    visible === true && Array.isArray(data) ? data.map(({ attractionId }: ShownPlace) => attractionId) : [],
  );

test('one layer draws the discs of all tiles, the best last and so above the others', () => {
  expect(idsOf([shown(1), shown(2), shown(3)])).toEqual([[3, 2, 1]]);
});

test('a place whose disc another layer draws gets no second one', () => {
  expect(idsOf([shown(1, { hasOwnDisc: true }), shown(2)])).toEqual([[2]]);
});

test('a place that is closed for now has a mark above the discs', () => {
  expect(idsOf([shown(1), shown(2, { isClosed: true })])).toEqual([[2, 1], [2]]);
});

test.each([[[]], [[shown(1, { hasOwnDisc: true })]]])('there is no layer for no disc', (placement) => {
  expect(propsOf(placement)).toEqual([]);
});

test('a fading place is drawn with less strength, its mark too', () => {
  const strengthOf = ({ hours }: { readonly hours?: number | undefined }) => (hours === 3 ? 1 : 0.4);
  const placement = [{ ...shown(1), hours: 3 }, shown(2, { isClosed: true })];
  const layers = discLayers({ ...VIEW, placement, strengthOf }, { onHover: () => undefined });
  const alphas = layers.map((layer) => {
    const { getColor } = (layer as IconLayer<ShownPlace>).props;
    const info = { index: 0, data: placement, target: [] };
    return placement.map((place) => (typeof getColor === 'function' ? getColor(place, info)[3] : null));
  });
  expect(alphas).toEqual([
    [255, 102],
    [255, 102],
  ]);
});
