import { createReadStream, existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { readEnv } from '../config/env.ts'
import { EnvironmentProblems } from '../config/environment-problems.ts'
import { exitCodes } from '../config/exit-codes.ts'
import { openDatabase } from '../database/database.ts'
import { DatabaseRefused } from '../database/refused.ts'
import { systemClock } from '../platform/clock.ts'
import { provingKey, signingKey } from '../platform/ed25519-keys.ts'
import { startProblem } from '../platform/start-problem.ts'
import { startChain, readChain } from './chain.ts'
import { auditLines } from './lines.ts'

/** Operators run `node command.ts export FILE` or `node command.ts verify FILE` by hand, also while the product runs. */
const [what, name] = process.argv.slice(2)

process.umask(0o077)

const print = (line: string) => void process.stdout.write(`${line}\n`)

/** Reads only the paths: the secrets of a live deployment need not be set. */
function openStored() {
  const given = { DATA_DIR: process.env['DATA_DIR'], DATABASE_URL: process.env['DATABASE_URL'] }
  const { databaseUrl, dataDir } = readEnv(given, () => ({ token: '', otp: '' }))
  const file = join(resolve(dataDir), 'wasla.db')
  if (databaseUrl) return openDatabase({ kind: 'postgres', url: databaseUrl, create: false })
  if (!existsSync(file)) throw new DatabaseRefused(`There is no database at ${file}.`)
  return openDatabase({ kind: 'sqlite', file, create: false })
}

async function exportTo(path: string): Promise<void> {
  const key = signingKey(process.env, 'AUDIT_LOG_KEY')
  if (!key) throw new EnvironmentProblems(['AUDIT_LOG_KEY is missing: it signs the export'])
  const handle = await openStored()
  try {
    // An export never replaces another one.
    const file = await open(path, 'wx', 0o600)
    try {
      const chain = startChain()
      const now = systemClock.now()
      let count = 0
      for await (const line of auditLines(handle.db, now)) {
        await file.write(`${chain.add(line)}\n`)
        count += 1
      }
      await file.write(`${chain.end(new Date(now).toISOString(), key)}\n`)
      await file.sync()
      print(`Wrote ${count} entries into ${path}.`)
    } finally {
      await file.close()
    }
  } finally {
    await handle.close()
  }
}

async function verify(path: string): Promise<void> {
  const key = provingKey(process.env, 'AUDIT_LOG_KEY', 'AUDIT_LOG_PUBLIC_KEY')
  const read = await readChain(createInterface({ input: createReadStream(path) }), key)
  if (read.problem === null) print(`All ${read.count} entries are as they were signed at ${read.at}.`)
  else {
    process.stderr.write(`${path}: ${read.problem}\n`)
    process.exitCode = exitCodes.fault
  }
}

async function run(): Promise<void> {
  if (name === undefined) throw new EnvironmentProblems(['The name of a file is missing'])
  await (what === 'verify' ? verify(resolve(name)) : exportTo(resolve(name)))
}

run().catch((error: unknown) => {
  const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
  const problem = isThere ? { exitCode: exitCodes.environment, message: `${name} exists already.` } : startProblem(error)
  process.stderr.write(`${problem?.message ?? (error instanceof Error ? error.message : String(error))}\n`)
  process.exitCode = problem?.exitCode ?? exitCodes.fault
})
