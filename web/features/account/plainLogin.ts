import type { Fault } from '#web/ui/forms/fault.ts';

const FAULTS: ReadonlyMap<string | null, Fault> = new Map([
  ['wrong', { id: 'login.wrong' }],
  ['invalid', { id: 'login.wrong' }],
  ['pending', { id: 'login.pending' }],
  ['blocked', { id: 'login.blocked' }],
  ['limited', { id: 'limited.later' }],
  ['linkMailed', { id: 'login.linkMailed' }],
  ['secondFactor', { id: 'login.codeNeeded' }],
  ['staffFailed', { id: 'login.staffFailed' }],
  ['readOnly', { id: 'login.readOnly' }],
] as const);

let fault: Fault | null = null;

/**
 * Takes the result of a login that the browser sent without our script out of a URL; null where it has none, else the
 * rest of the query.
 */
export function takePlainLogin(search: string): URLSearchParams | null {
  const query = new URLSearchParams(search);
  if (!query.has('login')) return null;
  fault = FAULTS.get(query.get('login')) ?? null;
  query.delete('login');
  return query;
}

/** What the form shows of that login. */
export function plainLoginFault(): Fault | null {
  return fault;
}

/** Drops it, as another login begins. */
export function clearPlainLogin(): void {
  fault = null;
}
