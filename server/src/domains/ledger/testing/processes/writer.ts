import { writeSync } from 'node:fs'
import { openDatabase } from '#database/database.ts'
import { systemClock } from '#platform/clock.ts'
import { randomIds } from '#platform/ids.ts'
import { silentLog } from '#platform/log.ts'
import { createLedgerService } from '../../service.ts'
import { openLoad, patiently } from './load.ts'

/**
 * A process that writes until it is killed: `writer.ts FILE NAME SEED`. Each line it prints names a committed request. The line is in the
 * pipe when printing returns, so it is read even after a kill.
 */
const [file = '', name = '', seed = ''] = process.argv.slice(2)
const together = 4
const sealedEvery = 25

const handle = await openDatabase({ kind: 'sqlite', file, create: false })
const ledger = createLedgerService({ ...handle, clock: systemClock, ids: randomIds(systemClock), log: silentLog })
const next = await openLoad({ db: handle.db, ledger, name, seed: Number(seed) })

async function write(): Promise<never> {
  for (let count = 1; ; count++) {
    const made = await next()
    if (made) writeSync(process.stdout.fd, `${made.key} ${made.transactionId}\n`)
    if (count % sealedEvery === 0) await patiently(() => ledger.seal())
  }
}

await Promise.all(Array.from({ length: together }, write))
