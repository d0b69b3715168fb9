import type { EmbeddedMap } from '#common/urls/embeddedMap.ts';

const CARD_ID = 'card';

/** Shows the name of a pressed place with a link to its page over the map; null closes the card. */
export function openCard(
  room: HTMLElement,
  place: Readonly<Record<string, unknown>> | null,
  { language, page, words }: EmbeddedMap,
): void {
  document.getElementById(CARD_ID)?.remove();
  if (place === null) return;
  const named: unknown = place[language];
  const name = document.createElement('b');
  name.textContent = String(named ?? place['name']);
  const open = document.createElement('span');
  open.textContent = words.open;
  const card = Object.assign(document.createElement('a'), {
    id: CARD_ID,
    href: page.replace('{id}', String(place['id'])),
    target: '_blank',
    rel: 'noopener',
  });
  card.append(name, open);
  room.append(card);
}
