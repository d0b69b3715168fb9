/** Keys of the advisory locks of a database, one number each. Those of tests begin at 7_214_101. */
export const LOCK_KEYS = {
  /** Held shared by each process that uses the embedded server, on a connection of its own. */
  presence: 7_214_001,
  /** Serialises several processes that start at once on one database. */
  migration: 7_214_002,
  /** Allows one import at a time; its connection holds it, so that it is released when the process dies. */
  import: 7_214_003,
  /** Held while a process makes the queues of jobs. */
  queues: 7_214_004,
  /** Held while a process makes the embedded database and its role. */
  making: 7_214_005,
  /** Held by the one process that makes archives of tiles. */
  ahead: 7_214_006,
  /** Held by a backup or restore; its connection holds it, so that it is released when the process dies. */
  backup: 7_214_007,
  /** First key of the locks on names of photo files; the second is the hash of a name. */
  fileName: 7_214_023,
  /** Held by the one process that imports heights. */
  elevation: 7_214_039,
  /** Held by the one process that writes dumps. */
  dumps: 7_214_045,
  /** Held while notices are brought up to date. */
  notices: 7_214_046,
} as const;
