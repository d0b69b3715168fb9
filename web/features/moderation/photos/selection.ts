/** The ids of the chosen rows, and of the row that was chosen last. */
export interface Selection {
  readonly chosen: ReadonlySet<string>;
  readonly anchor: string | null;
}

export const NOTHING_CHOSEN: Selection = { chosen: new Set(), anchor: null };

/** Chooses a row, or removes it from the choice. */
export function toggled({ chosen }: Selection, id: string): Selection {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return { chosen: next, anchor: id };
}

/**
 * Chooses all rows from the one that was chosen last to this one, as a click with Shift does; without a last one, this
 * row alone.
 */
export function extended({ chosen, anchor }: Selection, id: string, rows: readonly string[]): Selection {
  const [from, to] = [rows.indexOf(anchor ?? id), rows.indexOf(id)];
  if (from < 0 || to < 0) return { chosen: new Set([...chosen, id]), anchor: id };
  return {
    chosen: new Set([...chosen, ...rows.slice(Math.min(from, to), Math.max(from, to) + 1)]),
    anchor: anchor ?? id,
  };
}

/** The chosen rows that are still shown. */
export function shownOf({ chosen }: Selection, rows: readonly string[]): string[] {
  return rows.filter((id) => chosen.has(id));
}

/**
 * The row that follows removed ones: the first remaining row after them, else the last before. Null when none is left.
 */
export function nextRow(rows: readonly string[], gone: readonly string[]): string | null {
  const last = Math.max(...gone.map((id) => rows.indexOf(id)));
  const stays = (id: string) => !gone.includes(id);
  return rows.slice(last + 1).find(stays) ?? rows.slice(0, Math.max(last, 0)).findLast(stays) ?? null;
}
