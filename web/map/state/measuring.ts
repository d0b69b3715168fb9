import type { Position } from '#common/geo/bounds.ts';

/** The points of the line that is measured, in the order they were set; null while nothing is measured. */
export type Measuring = readonly Position[] | null;

export type MeasuringEvent =
  | { readonly type: 'toggle' }
  | { readonly type: 'add'; readonly position: Position }
  | { readonly type: 'undo' }
  | { readonly type: 'clear' }
  | { readonly type: 'end' };

export function measure(state: Measuring, event: MeasuringEvent): Measuring {
  if (event.type === 'toggle') return state === null ? [] : null;
  if (state === null) return null;
  switch (event.type) {
    case 'add':
      return [...state, event.position];
    case 'undo':
      return state.slice(0, -1);
    case 'clear':
      return [];
    case 'end':
      return null;
  }
}
