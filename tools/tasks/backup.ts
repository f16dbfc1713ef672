import { ended, inRoot, start } from '../process.ts'

/** `npm run backup`: makes a backup now, also while the product runs; see docs/backup.md. */
process.exitCode = await ended(start(process.execPath, [inRoot('server/src/backup/command.ts'), 'backup']))
