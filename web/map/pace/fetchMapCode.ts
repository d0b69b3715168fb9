/**
 * Downloads the code of the map, which the page names in a template (`web/build/pageHints.ts`), without running any of
 * it. Does so once.
 */
export function fetchMapCode(): void {
  if (import.meta.env.VITE_WITHOUT === 'mapCode') return;
  const template = document.querySelector<HTMLTemplateElement>('#map-code');
  if (template === null || typeof WebGL2RenderingContext === 'undefined') return;
  document.head.append(template.content);
  template.remove();
}
