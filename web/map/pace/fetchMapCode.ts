import { putFirst } from '#web/data/idle.ts';

/**
 * Downloads the code of the map, which the page names in a template (`web/build/pageHints.ts`), without running any of
 * it. Does so once.
 */
export function fetchMapCode(): void {
  if (import.meta.env.VITE_WITHOUT === 'mapCode') return;
  const template = document.querySelector<HTMLTemplateElement>('#map-code');
  if (template === null || typeof WebGL2RenderingContext === 'undefined') return;
  const links = Array.from(template.content.querySelectorAll('link'));
  if (import.meta.env.VITE_WITHOUT !== 'codeOfMapFirst') putFirst(Promise.all(links.map(ended)));
  document.head.append(template.content);
  template.remove();
}

const ended = (link: HTMLLinkElement) =>
  new Promise((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, resolve);
  });
