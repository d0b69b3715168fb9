const OWN_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether the note about the starter set is shown: on the operator's own machine, elsewhere to admins alone. */
export function isStarterNoteDue({
  isStarterSet,
  hostname,
  isAdmin,
}: {
  readonly isStarterSet: boolean;
  readonly hostname: string;
  readonly isAdmin: boolean;
}): boolean {
  return isStarterSet && (isAdmin || OWN_MACHINE.has(hostname));
}
