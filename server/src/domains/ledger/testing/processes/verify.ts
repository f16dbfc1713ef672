import { sql } from 'kysely'
import { openDatabase } from '#database/database.ts'
import { systemClock } from '#platform/clock.ts'
import { randomIds } from '#platform/ids.ts'
import { silentLog } from '#platform/log.ts'
import { createLedgerService } from '../../service.ts'
import { findRequest } from '../../stores/keys.ts'
import { operation, owner, type Acknowledged } from './load.ts'

/**
 * Opens a file as the product does, and returns its problems. They are acknowledged requests that are lost or made twice, requests that are
 * half written, and wrong sums. `others`: number of transactions that were made without a key.
 */
export async function problemsAfter(file: string, acknowledged: readonly Acknowledged[], others = 0): Promise<string[]> {
  const handle = await openDatabase({ kind: 'sqlite', file, create: false })
  const { db } = handle
  try {
    // The check needs no sync, because its own writes may be lost.
    await sql`pragma synchronous = off`.execute(db)
    const problems: string[] = []
    for (const { key, transactionId } of acknowledged) {
      const found = await findRequest(db, { owner, operation, key })
      if (found?.transactionId !== transactionId) problems.push(`${key} was acknowledged and is ${found ? 'another' : 'lost'}`)
    }
    const count = (table: 'ledger_transactions' | 'ledger_keys') =>
      db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    const [transactions, keys] = [await count('ledger_transactions'), await count('ledger_keys')]
    if (transactions.count !== keys.count + others)
      problems.push(`${transactions.count} transactions for ${keys.count} keys: one was made twice, or in part`)
    const ledger = createLedgerService({ ...handle, clock: systemClock, ids: randomIds(systemClock), log: silentLog })
    await ledger.seal()
    const { findings } = await ledger.check()
    problems.push(...findings.map(({ view, subjects }) => `${view}: ${subjects.join(', ')}`))
    const { broken } = await ledger.verify()
    if (broken !== null) problems.push(`the chain is broken at ${broken}`)
    return problems
  } finally {
    await handle.close()
  }
}
