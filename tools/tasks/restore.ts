import { ended, inRoot, start } from '../process.ts'

/** `npm run restore`, or `npm run restore -- 2026-03-14T00-00-05Z`: puts the newest backup, or the one named, in place; see docs/backup.md. */
process.exitCode = await ended(start(process.execPath, [inRoot('server/src/backup/command.ts'), 'restore', ...process.argv.slice(2)]))
