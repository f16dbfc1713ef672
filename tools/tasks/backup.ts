import { commandLine } from '../command-line.ts'
import { ended, inRoot, start } from '../process.ts'

/** `npm run backup`: makes a backup now, also while the product runs; see docs/operating/back-up-and-restore.md. */
commandLine({ command: 'npm run backup', does: 'makes a backup of DATA_DIR now, whether the product runs or not.' })
process.exitCode = await ended(start(process.execPath, [inRoot('server/src/backup/command.ts'), 'backup']))
