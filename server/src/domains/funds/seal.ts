import { buildTree, sealTree } from '@wasla/contract/funds/build.ts'
import { figuresOf } from '@wasla/contract/funds/figures.ts'
import { fundsLimits } from '@wasla/contract/funds/limits.ts'
import type { SealedLink } from '@wasla/contract/funds/link.ts'
import { splitAll, type ProgramFigures } from '@wasla/contract/funds/split.ts'
import { genesis } from '@wasla/contract/ledger/canonical.ts'
import { escrowAccount } from '@wasla/contract/wallet/ledger-accounts.ts'
import type { Database } from '#database/database.ts'
import { takeNamedLock } from '#database/named-lock/named-lock.ts'
import { inSnapshot } from '#database/snapshot.ts'
import { inTransaction } from '#database/transaction.ts'
import { breathe } from '#wait.ts'
import type { Deps } from '../../deps.ts'
import type { LedgerService } from '../ledger/service.ts'
import { findFunded } from '../programs/service.ts'
import { sumAccrued } from '../rewards/service.ts'
import { dustFrom, sha256 } from './hash.ts'
import { findLastLink, insertLink } from './stores/links.ts'
import { deleteTreesUpTo, insertTree } from './stores/trees.ts'

type SealDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids'> & { ledger: Pick<LedgerService, 'seal' | 'sealedAccounts'> }

/** Number of programs whose earned rewards one statement sums up. */
const atOnce = 1_000
/** Number of tries to find the ledger with all entries of programs sealed. */
const tries = 5
const programAccounts = 'program:'

/** The money of all programs, and the ledger’s checkpoint that has all of it. */
type Funds = { readonly ledger: { readonly seq: number; readonly hash: string }; readonly programs: readonly ProgramFigures[] }

/** Reads all figures in one snapshot; null while an entry of a program waits for its seal. */
const readFunds = ({ db, ledger }: SealDeps): Promise<Funds | null> =>
  inSnapshot(db, async (tx: Database) => {
    const sealed = await ledger.sealedAccounts(tx, programAccounts)
    if (!sealed) return null
    const balances = new Map(sealed.accounts.map(({ id, balance }) => [id, balance]))
    const funded = await findFunded(tx)
    const programs: ProgramFigures[] = []
    for (let from = 0; from < funded.length; from += atOnce) {
      const some = funded.slice(from, from + atOnce)
      const accrued = await sumAccrued(
        tx,
        some.map(({ id }) => id),
      )
      for (const { id, budget } of some)
        programs.push({
          programId: id,
          ...figuresOf(budget, { escrow: balances.get(escrowAccount(id)) ?? 0, accrued: accrued.get(id) ?? 0 }),
        })
    }
    const { seq, hash } = sealed.seal
    return { ledger: { seq, hash }, programs }
  })

/** Seals the ledger and reads all figures. Returns null if new entries came at each try; the next run tries again. */
async function sealedFunds(deps: SealDeps): Promise<Funds | null> {
  for (let tried = 0; tried < tries; tried += 1) {
    await deps.ledger.seal()
    const funds = await readFunds(deps)
    if (funds) return funds
  }
  return null
}

const isDue = (last: SealedLink | null, now: number): boolean => last === null || now - last.sealedAt >= fundsLimits.every

/**
 * For the upkeep: seals a checkpoint of funds if the newest one is old enough. The tree is built outside of a transaction. If another process
 * wrote a checkpoint meanwhile, this one is dropped.
 */
export async function sealFunds(deps: SealDeps): Promise<void> {
  const { db, dialect, clock, ids } = deps
  const last = await findLastLink(db)
  if (!isDue(last, clock.now())) return
  const funds = await sealedFunds(deps)
  if (!funds || funds.programs.length === 0) return
  const number = (last?.number ?? 0) + 1
  const programs = splitAll(funds.programs, dustFrom(ids))
  const tools = { sha256, pause: breathe }
  const tree = await buildTree(number, programs, tools)
  const of = { number, ledger: funds.ledger, sealedAt: clock.now(), programs, previous: last?.hash ?? genesis }
  const link = await sealTree(tree, of, tools)
  await inTransaction(db, async (tx) => {
    await takeNamedLock(tx, dialect, 'funds:checkpoints')
    if (((await findLastLink(tx))?.number ?? 0) !== number - 1) return
    await insertLink(tx, link)
    await insertTree(tx, dialect, number, { programs, tree })
    await deleteTreesUpTo(tx, number - fundsLimits.stored)
  })
}
