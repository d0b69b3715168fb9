/** Whether other sites may show our embeds, by EMBED_ANCESTORS. */
export function isEmbeddable(embedAncestors: string): boolean {
  return embedAncestors !== 'none';
}
