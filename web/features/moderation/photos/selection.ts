/** Which rows are chosen, by their ids, and where the last choice was made. */
export interface Selection {
  readonly chosen: ReadonlySet<string>;
  readonly anchor: string | null;
}

export const NOTHING_CHOSEN: Selection = { chosen: new Set(), anchor: null };

/** Chooses a row, or no longer. */
export function toggled({ chosen }: Selection, id: string): Selection {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return { chosen: next, anchor: id };
}

/** Chooses all rows from the one that was chosen last to this one, as a click with Shift does; without one, this one alone. */
export function extended({ chosen, anchor }: Selection, id: string, rows: readonly string[]): Selection {
  const [from, to] = [rows.indexOf(anchor ?? id), rows.indexOf(id)];
  if (from < 0 || to < 0) return { chosen: new Set([...chosen, id]), anchor: id };
  return {
    chosen: new Set([...chosen, ...rows.slice(Math.min(from, to), Math.max(from, to) + 1)]),
    anchor: anchor ?? id,
  };
}

/** What of it is shown still. */
export function shownOf({ chosen }: Selection, rows: readonly string[]): string[] {
  return rows.filter((id) => chosen.has(id));
}

/** The row that comes next once some have gone: the first one that stays after them, else the last before. Null where none is left. */
export function nextRow(rows: readonly string[], gone: readonly string[]): string | null {
  const last = Math.max(...gone.map((id) => rows.indexOf(id)));
  const stays = (id: string) => !gone.includes(id);
  return rows.slice(last + 1).find(stays) ?? rows.slice(0, Math.max(last, 0)).findLast(stays) ?? null;
}
