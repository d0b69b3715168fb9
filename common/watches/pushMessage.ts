/** What a push message says, as JSON: a notice on the screen of a device. */
export interface PushMessage {
  /** Name of the place. */
  readonly title: string;
  readonly body: string;
  /** Path of the page that it opens. */
  readonly path: string;
  /** A notice takes the place of one with the same tag. */
  readonly tag: string;
  readonly language: string;
}
