/** The units of sizes, in the texts of admins. */
export const UNITS = { mb: 'admin.system.mb', gb: 'admin.system.gb' } as const;
