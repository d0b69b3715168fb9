// `<taival-map kind="museum" pos="11,24.95,60.17">` or `<taival-map place="123">`: shows a map or a place of Taival in
// a frame. Everything else is done by the framed page, so that this file stays small and its address stays.

/** Attributes that choose what is shown and how; they are parameters of the frame's address. */
const PARAMETERS = ['kind', 'category', 'pos', 'theme', 'lang'];
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

class TaivalMap extends HTMLElement {
  static readonly observedAttributes = ['src', 'place', ...PARAMETERS];

  connectedCallback(): void {
    this.show();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.show();
  }

  private show(): void {
    const src = this.address();
    const frame = this.querySelector('iframe') ?? document.createElement('iframe');
    if (frame.src === src) return;
    frame.title = this.title || 'Taival';
    frame.loading = 'lazy';
    frame.setAttribute('sandbox', SANDBOX);
    frame.style.cssText = 'border:0;width:100%;height:100%';
    frame.src = src;
    if (getComputedStyle(this).display === 'inline') this.style.display = 'block';
    if (this.clientHeight === 0) this.style.height = '420px';
    if (!frame.isConnected) this.append(frame);
  }

  /** Address of the frame: at the server that `src` names, else at the one that this file came from. */
  private address(): string {
    const place = this.getAttribute('place');
    const path = place === null ? 'map' : `place/${encodeURIComponent(place)}`;
    const url = new URL(`/embed/${path}`, new URL(this.getAttribute('src') ?? '/', import.meta.url));
    for (const name of PARAMETERS) {
      const value = this.getAttribute(name);
      if (value) url.searchParams.set(name, value);
    }
    return url.href;
  }
}

if (!customElements.get('taival-map')) customElements.define('taival-map', TaivalMap);
