import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { commandLine } from '../command-line.ts'
import { root } from '../process.ts'

/**
 * `npm run db:reset`: deletes the local data except its backups; the next start creates a new demo world. Never touches a live deployment
 * or a server's database.
 */
commandLine({ command: 'npm run db:reset', does: 'deletes the local data except its backups. The next start makes a new demo world.' })
const mode = process.env['APP_MODE'] ?? 'demo'
const data = path.resolve(root, process.env['DATA_DIR'] ?? 'data')
if (mode === 'live' || process.env['DATABASE_URL']) {
  console.error('db:reset only clears the local data directory: not with APP_MODE=live, and not with DATABASE_URL.')
  process.exitCode = 64
} else if (!existsSync(path.join(data, 'wasla.db'))) console.log(`Nothing to clear: there is no database in ${data}.`)
else {
  for (const name of readdirSync(data)) if (name !== 'backups') rmSync(path.join(data, name), { recursive: true })
  console.log(`Cleared ${data}. The next start makes a fresh world.`)
}
