import { readConfig } from '#api/platform/config.ts';
import { openDatabase } from '#api/platform/db/database.ts';
import { ADMIN_ACTIONS, readAdminArguments } from '../cli/adminArguments.ts';
import { runCommand } from '../cli/runCommand.ts';

// `npm run admin -- grant|revoke|reset-second-factor EMAIL`: who may moderate, while the server runs or not.
await runCommand(() => main(process.argv.slice(2)));

async function main(args: readonly string[]): Promise<number> {
  const { action, email } = readAdminArguments(args);
  const db = await openDatabase(readConfig(process.env));
  try {
    const { run, done } = ADMIN_ACTIONS[action];
    if (!(await run(db, email)))
      throw new Error(
        action === 'reset-second-factor'
          ? `No account with the address ${email} has a second factor.`
          : `No account with a confirmed address ${email} was found: it registers in the app first.`,
      );
    console.log(done(email));
  } finally {
    await db.close();
  }
  return 0;
}
