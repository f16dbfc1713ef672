import { ended, inRoot, start } from '../process.ts'

/** `npm run audit-log:verify -- FILE`: proves that such a file is as it was signed; see docs/audit-log.md. */
process.exitCode = await ended(start(process.execPath, [inRoot('server/src/audit-log/command.ts'), 'verify', ...process.argv.slice(2)]))
