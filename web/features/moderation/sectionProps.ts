/** What every section of the admin tab is given. */
export interface SectionProps {
  /** Grows when the admin retries after a failure: the section then loads its data again. */
  readonly fetchKey: number;
}
