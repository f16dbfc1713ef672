import { genesis } from '@wasla/contract/ledger/canonical.ts'
import type { Deps } from '../../deps.ts'
import { isAlone } from '#database/named-lock/named-lock.ts'
import { inTransaction } from '#database/transaction.ts'
import { breathe } from '#wait.ts'
import { firstBroken, sealsAfter } from './chain.ts'
import { findSeal, insertSeals, isAnyUnsealed, lastSeal, linksAfter, unsealedEntries } from './stores/seals.ts'

type Parts = Pick<Deps, 'db' | 'dialect' | 'clock'>

/** Number of entries that are sealed in one transaction. A larger number would delay writers. */
const atOnce = 500
/** Number of links that are read at once. Other tasks can run between two reads. */
const chunk = 100

/** Seals some of the waiting entries; returns true if nothing is left, or if another process is sealing. */
const sealSome = ({ db, dialect, clock }: Parts): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if (!(await isAlone(tx, dialect, 'ledger:sealer'))) return true
    const { entries, isAll } = await unsealedEntries(tx, dialect, atOnce)
    if (entries.length > 0) await insertSeals(tx, dialect, sealsAfter(await lastSeal(tx), entries, clock.now()))
    return isAll
  })

/** Seals all waiting entries (I11). If several processes do so at once, one seals and the others return. */
export async function seal(parts: Parts): Promise<void> {
  while (await isAnyUnsealed(parts.db)) {
    if (await sealSome(parts)) return
    await breathe()
  }
}

/** The links that were verified, `first` to `last`, and the number of the first one that does not follow from the link before it. */
export type ChainVerdict = { first: number; last: number; broken: number | null }

/** Recomputes at most `most` links of the chain, starting with link `first`. */
export async function verifyChain({ db }: Pick<Parts, 'db'>, first: number, most: number): Promise<ChainVerdict> {
  let from = first === 1 ? { seq: 0, hash: genesis } : await findSeal(db, first - 1)
  if (!from) return { first, last: first - 1, broken: first - 1 }
  while (from.seq < first - 1 + most) {
    const links = await linksAfter(db, from.seq, Math.min(chunk, first - 1 + most - from.seq))
    const last = links.at(-1)
    if (!last) break
    const broken = firstBroken(from, links)
    if (broken !== null) return { first, last: last.seq, broken }
    from = last
    await breathe()
  }
  return { first, last: from.seq, broken: null }
}
