import { createInterface } from 'node:readline'
import { openDatabase } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { systemClock } from '#platform/clock.ts'
import { randomIds } from '#platform/ids.ts'
import { silentLog } from '#platform/log.ts'
import type { OpenHoldRequest, PostRequest } from '../../movements.ts'
import { createLedgerService } from '../../service.ts'
import { patiently } from './load.ts'

/** A request as it is sent over the pipe. */
export type RacerRequest = { post: PostRequest } | { hold: OpenHoldRequest }

/**
 * A process that makes all requests of a line at once, and prints a line with their outcomes: `racer.ts FILE`. Prints `ready` when it can
 * begin, and ends when its stdin is closed.
 */
const [file = ''] = process.argv.slice(2)
const handle = await openDatabase({ kind: 'sqlite', file, create: false })
const ledger = createLedgerService({ ...handle, clock: systemClock, ids: randomIds(systemClock), log: silentLog })

const answer = (request: RacerRequest) =>
  patiently(() => inTransaction(handle.db, (tx) => ('post' in request ? ledger.post(tx, request.post) : ledger.hold(tx, request.hold))))

const input = createInterface({ input: process.stdin })
process.stdout.write('ready\n')
for await (const line of input) {
  const requests = JSON.parse(line) as RacerRequest[]
  process.stdout.write(`${JSON.stringify(await Promise.all(requests.map(answer)))}\n`)
}
await handle.close()
