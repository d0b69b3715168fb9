/** Facts of the configuration for people who monitor the installation. */
export interface Installation {
  /** Folder of the data on this machine; null: none is known. */
  readonly dataDir: string | null;
  /** The database is the embedded one, whose data belong to `dataDir`. */
  readonly hasEmbeddedDatabase: boolean;
  /** A backup is made every night. */
  readonly backsUp: boolean;
  /** Mails go to a mail server, not into files. */
  readonly sendsMails: boolean;
  /** Photos of places are looked up at Wikimedia Commons. */
  readonly looksUpPhotos: boolean;
  /** Hosts or origins of push services to which notices may go. */
  readonly pushServices: readonly string[];
  /** Origins to which webhooks may go although they are no public https addresses. */
  readonly webhookOrigins: readonly string[];
}

export const UNKNOWN_INSTALLATION: Installation = {
  dataDir: null,
  hasEmbeddedDatabase: false,
  backsUp: false,
  sendsMails: false,
  looksUpPhotos: false,
  pushServices: [],
  webhookOrigins: [],
};
