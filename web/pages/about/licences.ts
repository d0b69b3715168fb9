/** A package in the client and its licence (`web/build/licences.ts` writes the list). */
export interface PackageLicence {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly licence: string;
  readonly url: string;
  /** Text of the licence with its copyright notice, from the package's own file; empty where the package has none. */
  readonly text: string;
}

function isLicence(value: unknown): value is PackageLicence {
  if (typeof value !== 'object' || value === null) return false;
  return ['name', 'version', 'licence', 'url', 'text'].every((field) => typeof Reflect.get(value, field) === 'string');
}

/** Fetches the list of licences (SPEC §7). Throws where the request fails or the answer is no such list. */
export async function fetchLicences(): Promise<readonly PackageLicence[]> {
  const answer = await fetch('/static/licenses.json');
  if (!answer.ok) throw new Error(`the licences answered ${answer.status}`);
  const value: unknown = await answer.json();
  if (!Array.isArray(value) || !value.every(isLicence)) throw new Error('the licences cannot be read');
  return value;
}
