import type { Fault } from '#web/ui/forms/fault.ts';

const FAULTS: ReadonlyMap<string | null, Fault> = new Map([
  ['wrong', { id: 'login.wrong' }],
  ['invalid', { id: 'login.wrong' }],
  ['pending', { id: 'login.pending' }],
  ['blocked', { id: 'login.blocked' }],
  ['limited', { id: 'limited.later' }],
] as const);

let fault: Fault | null = null;

/** Takes out of a URL how a login went that the browser sent by itself; null where it says nothing, else the rest of the query. */
export function takePlainLogin(search: string): URLSearchParams | null {
  const query = new URLSearchParams(search);
  if (!query.has('login')) return null;
  fault = FAULTS.get(query.get('login')) ?? null;
  query.delete('login');
  return query;
}

/** What is said of that login. */
export function plainLoginFault(): Fault | null {
  return fault;
}

/** The next login is another one. */
export function forgetPlainLogin(): void {
  fault = null;
}
