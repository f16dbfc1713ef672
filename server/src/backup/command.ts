import { resolve } from 'node:path'
import { DatabaseRefused } from '../database/refused.ts'
import { readEnv } from '../config/env.ts'
import { EnvironmentProblems } from '../config/environment-problems.ts'
import { exitCodes } from '../config/exit-codes.ts'
import { systemClock } from '../platform/clock.ts'
import { startProblem } from '../platform/start-problem.ts'
import { BackupFailed, makeBackup } from './make.ts'
import { RestoreRefused, restoreBackup } from './restore.ts'

/** Operators run `node command.ts backup` or `node command.ts restore [name]` by hand, on the data directory that the environment names. */
const [what, name] = process.argv.slice(2)

process.umask(0o077)

/** Reads only the paths: the secrets of a live deployment need not be set. */
function places() {
  const given = { DATA_DIR: process.env['DATA_DIR'], DATABASE_URL: process.env['DATABASE_URL'] }
  const env = readEnv(given, () => ({ token: '', otp: '' }))
  if (env.databaseUrl)
    throw new EnvironmentProblems([
      'DATABASE_URL is set: PostgreSQL is backed up with pg_dump and pg_restore, see docs/operating/back-up-and-restore.md',
    ])
  return { dataDir: resolve(env.dataDir), hasFiles: !process.env['FILES_URL'] }
}

const print = (line: string) => void process.stdout.write(`${line}\n`)
const size = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

function run(): void {
  const { dataDir, hasFiles } = places()
  const now = systemClock.now()
  if (what === 'backup') {
    const { path, manifest, forgotten } = makeBackup({ dataDir, now, hasFiles })
    print(`Made ${path}: database ${size(manifest.database.bytes)}, ${manifest.files.count} files ${size(manifest.files.bytes)}.`)
    if (manifest.files.missing > 0) print(`${manifest.files.missing} files that the database speaks of are not in ${dataDir}.`)
    if (forgotten.length > 0) print(`Removed ${forgotten.join(', ')}.`)
    return
  }
  if (what !== 'restore') throw new EnvironmentProblems([`The command is backup or restore, and not ${JSON.stringify(what ?? '')}`])
  const { name: chosen, before } = restoreBackup({ dataDir, name, now })
  print(`Restored ${chosen} into ${dataDir}.`)
  if (before) print(`What was there before lies in ${before}; remove it when all is well.`)
}

function problemOf(error: unknown): { exitCode: number; message: string } | null {
  if (error instanceof RestoreRefused)
    return { exitCode: error.isRunning ? exitCodes.isRunning : exitCodes.databaseRefused, message: error.message }
  if (error instanceof BackupFailed || error instanceof DatabaseRefused)
    return { exitCode: exitCodes.databaseRefused, message: error.message }
  return startProblem(error)
}

try {
  run()
} catch (error) {
  const problem = problemOf(error)
  process.stderr.write(`${problem?.message ?? (error instanceof Error ? error.stack : String(error))}\n`)
  process.exitCode = problem?.exitCode ?? exitCodes.fault
}
