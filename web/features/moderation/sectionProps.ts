/** Props of a section of the admin tab. */
export interface SectionProps {
  /** Grows at each retry after a failure: the section then loads its data again. */
  readonly fetchKey: number;
}
