import { createHash } from 'node:crypto'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { standingClock, type Clock } from '#platform/clock.ts'
import { randomIds, type Ids } from '#platform/ids.ts'
import { silentLog } from '#platform/log.ts'
import { fixedSettings } from '../domains/settings/service.ts'
import { createMoneyServices } from '../services.ts'

/** What playing money needs of a demonstration; its documents are none before the tax. */
const demoEnv = {
  mode: 'demo',
  publicUrl: 'http://localhost',
  productName: { en: 'Wasla', ar: 'وصلة' },
  sellerVatNumber: null,
} as const

/** The same ids in every demonstration of a moment, and nobody else's. */
function seededIds(clock: Clock): Ids {
  let count = 0
  return randomIds(clock, () => createHash('sha256').update(`wallets:${++count}`).digest('hex').slice(0, 20))
}

/** Opens the wallets of everybody who is in the database (P-01), in the caller's transaction. `now` is the moment of the world. */
export async function fillWallets(tx: Database, { dialect, now }: { dialect: Dialect; now: number }): Promise<void> {
  const clock = standingClock(now)
  const settings = fixedSettings(demoEnv.mode)
  const parts = { db: tx, dialect, clock, ids: seededIds(clock), log: silentLog, env: demoEnv, payments: [], settings }
  const { wallet } = createMoneyServices(parts)
  await wallet.openMissing()
}
