import { ended, inRoot, start } from '../process.ts'

/** `npm run restore`, or `npm run restore -- 2026-03-14T00-00-05Z`: restores the newest backup, or the named one; see docs/backup.md. */
process.exitCode = await ended(start(process.execPath, [inRoot('server/src/backup/command.ts'), 'restore', ...process.argv.slice(2)]))
