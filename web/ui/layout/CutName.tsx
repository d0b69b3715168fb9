import { truncateTitle } from '#common/format.ts';

/** A name cut to 50 characters for the eye (SPEC §9); its tooltip and screen readers have the whole name. */
export function CutName({ name }: { name: string }) {
  const cut = truncateTitle(name);
  if (cut === name) return name;
  return (
    <>
      <span aria-hidden="true" title={name}>
        {cut}
      </span>
      <span className="spoken">{name}</span>
    </>
  );
}
