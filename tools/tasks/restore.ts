import { commandLine } from '../command-line.ts'
import { ended, inRoot, start } from '../process.ts'

/** `npm run restore`, or `npm run restore -- 2026-03-14T00-00-05Z`: restores the newest backup, or the named one; see docs/operating/back-up-and-restore.md. */
const { args } = commandLine({
  command: 'npm run restore',
  does: 'restores a backup into DATA_DIR. The product must be stopped.',
  word: { name: '[backup]', does: 'the name of a folder in DATA_DIR/backups; the newest complete one by default' },
})
process.exitCode = await ended(start(process.execPath, [inRoot('server/src/backup/command.ts'), 'restore', ...args]))
