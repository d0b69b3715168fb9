/** A package in the client, and the terms it comes under (`web/build/licences.ts` writes them). */
export interface PackageLicence {
  readonly name: string;
  readonly version: string;
  /** SPDX expression. */
  readonly licence: string;
  readonly url: string;
  /** The licence with its copyright notice, as the package brings it; empty where it brings none. */
  readonly text: string;
}

function isLicence(value: unknown): value is PackageLicence {
  if (typeof value !== 'object' || value === null) return false;
  return ['name', 'version', 'licence', 'url', 'text'].every((field) => typeof Reflect.get(value, field) === 'string');
}

/** Fetches the list of licences (SPEC §7). Throws where it does not come, or is none. */
export async function fetchLicences(): Promise<readonly PackageLicence[]> {
  const answer = await fetch('/static/licenses.json');
  if (!answer.ok) throw new Error(`the licences answered ${answer.status}`);
  const value: unknown = await answer.json();
  if (!Array.isArray(value) || !value.every(isLicence)) throw new Error('the licences cannot be read');
  return value;
}
