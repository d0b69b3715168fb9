// A list of the best places around a point and a map of them, for a page of your own. Bundle this file, and write
// <taival-places position="24.94,60.17" kind="museum"></taival-places>
import { createTaival, dataOf } from '@taival/client';

// Your page's build sets it; see widget.html.
const url = document.querySelector<HTMLMetaElement>('meta[name="taival"]')?.content ?? 'https://taival.example';
const taival = createTaival({ url, language: 'en' });

class TaivalPlaces extends HTMLElement {
  async connectedCallback(): Promise<void> {
    const [lon = 24.94, lat = 60.17] = (this.getAttribute('position') ?? '').split(',').map(Number);
    const bbox = [lon - 0.2, lat - 0.1, lon + 0.2, lat + 0.1].join();
    const kind = this.getAttribute('kind') === 'museum' ? 'museum' : 'hiking';
    const query = { bbox, lon, lat, attractionKind: kind } as const;
    const { best } = await dataOf(taival.rest.GET('/api/query/attractions', { params: { query } }));
    const list = document.createElement('ul');
    for (const place of best.slice(0, 10)) {
      const link = document.createElement('a');
      link.href = `${url}/v/place/${place.id}`;
      link.textContent = place.name_en ?? place.name;
      list.appendChild(document.createElement('li')).append(link);
    }
    const map = document.createElement('taival-map');
    map.setAttribute('kind', kind);
    map.setAttribute('pos', `11,${lon},${lat}`);
    this.replaceChildren(list, map);
  }
}

// Defines <taival-map>, which shows the map in a frame.
const script = document.createElement('script');
script.type = 'module';
script.src = `${url}/embed/taival-map.js`;
document.head.append(script);
customElements.define('taival-places', TaivalPlaces);
