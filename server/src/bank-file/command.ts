import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { plainRiyals } from '@wasla/contract/wallet/money.ts'
import { openDatabase } from '../database/database.ts'
import { DatabaseRefused } from '../database/refused.ts'
import { effectiveSettings, fixedSettings } from '../domains/settings/service.ts'
import { readEnv } from '../config/env.ts'
import { exitCodes } from '../config/exit-codes.ts'
import { systemClock } from '../platform/clock.ts'
import { randomIds } from '../platform/ids.ts'
import { silentLog } from '../platform/log.ts'
import { createMoneyServices } from '../services/money-services.ts'
import { startProblem } from '../platform/start-problem.ts'
import { bankFilesIn, writeBankFile } from './write.ts'

/** Operators run `node command.ts [name]` by hand, also while the product runs. It uses the data that the environment names. */
const [again = null] = process.argv.slice(2)

process.umask(0o077)

const print = (line: string) => void process.stdout.write(`${line}\n`)

/** Reads only the paths: the secrets of a live deployment need not be set. */
const places = () =>
  readEnv({ DATA_DIR: process.env['DATA_DIR'], DATABASE_URL: process.env['DATABASE_URL'] }, () => ({ token: '', otp: '' }))

async function run(): Promise<void> {
  const env = places()
  const dataDir = resolve(env.dataDir)
  const file = join(dataDir, 'wasla.db')
  if (!env.databaseUrl && !existsSync(file)) throw new DatabaseRefused(`There is no database at ${file}.`)
  const handle = await openDatabase(
    env.databaseUrl ? { kind: 'postgres', url: env.databaseUrl, create: false } : { kind: 'sqlite', file, create: false },
  )
  try {
    const { db, dialect } = handle
    // The server saves every setting of its mode. If one is missing, the default of `live` applies, because live is the strictest mode.
    const stored = await effectiveSettings(db, 'live')
    const settings = fixedSettings('live', Object.fromEntries(stored.map(({ key, value }) => [key, value])))
    const deps = { db, dialect, clock: systemClock, ids: randomIds(systemClock), log: silentLog, env, payments: [], settings }
    const { wallet } = createMoneyServices(deps)
    const { written, leftOut, completed } = await writeBankFile({ db, clock: systemClock, wallet, dataDir }, again)
    for (const name of completed) print(`Completed ${join(bankFilesIn(dataDir), name)}.csv, whose writing was interrupted.`)
    if (written)
      print(`Wrote ${written.path}: ${written.count} withdrawals, SAR ${plainRiyals(written.total)}. Remove it once the bank has it.`)
    else if (again === null) print(leftOut.length > 0 ? 'No other withdrawal waits for the bank.' : 'No withdrawal waits for the bank.')
    else {
      process.stderr.write(`There is no file ${again}; those that were written lie in ${bankFilesIn(dataDir)}.\n`)
      process.exitCode = exitCodes.environment
    }
    if (leftOut.length > 0) {
      print(`Left out, because ${bankFilesIn(dataDir)} has them in files of before, which this database does not know:`)
      for (const { id, file: name } of leftOut) print(`  ${id} in ${name}`)
      print('Ask the bank what became of them and settle or fail each in the back office; docs/withdrawals.md says how.')
    }
  } finally {
    await handle.close()
  }
}

run().catch((error: unknown) => {
  const problem = startProblem(error)
  process.stderr.write(`${problem?.message ?? (error instanceof Error ? error.stack : String(error))}\n`)
  process.exitCode = problem?.exitCode ?? exitCodes.fault
})
