import { ended, inRoot, start } from '../process.ts'

/** `npm run audit-log:export -- FILE`: writes the audit log as signed lines of JSON; see docs/audit-log.md. */
process.exitCode = await ended(start(process.execPath, [inRoot('server/src/audit-log/command.ts'), 'export', ...process.argv.slice(2)]))
