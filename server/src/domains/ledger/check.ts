import type { Deps } from '../../deps.ts'
import { brokenInvariants, type Finding } from '#database/invariants/broken.ts'
import { CheckStopped } from '#database/invariants/in-thread.ts'
import { comparisons } from '#database/invariants/invariants.ts'
import type { Alarms } from '#platform/alarm.ts'
import { verifyChain } from './seal.ts'
import { findReadOnly, saveLastCheck, saveReadOnly } from './stores/state.ts'
import { findSeal, oldestUnsealed } from './stores/seals.ts'

/** Number of links of the chain that one check recomputes. The next check continues after them; after the last link it starts again. */
const linksOfACheck = 10_000
/**
 * Milliseconds for which an entry may wait to be sealed. Entries are sealed within a second, so a longer wait means that no sealer runs.
 */
const latest = 60_000

export type CheckedLedger = { findings: readonly Finding[]; isReadOnly: boolean }

type Parts = Pick<Deps, 'db' | 'clock' | 'findBroken'> & {
  alarms: Pick<Alarms, 'ledgerBroken' | 'ledgerUnchecked' | 'othersDiffer' | 'sealsLate'>
  /** Tests pass a smaller number, because their chains are short. */
  linksAtOnce?: number
}

/**
 * Returns a function that checks whether everything adds up (I1 to I11). If not, it raises an alarm and stops all movements in every
 * process until a later check finds nothing (F7). A check that fails raises an alarm too, because nobody would notice otherwise.
 */
export function createCheck({ db, clock, findBroken, alarms, linksAtOnce = linksOfACheck }: Parts): () => Promise<CheckedLedger> {
  let next = 1
  let begun: string | null = null

  /**
   * Verifies the next part of the chain, or the whole chain while something is wrong. The fault that another process found may be in a part
   * that this process has not reached.
   */
  async function chainFindings(isWhole: boolean): Promise<Finding[]> {
    // After a reset, a demo has a new chain, which may be shorter. A shorter chain with the same first link is broken.
    const begins = (await findSeal(db, 1))?.hash ?? null
    if (begins !== begun) [begun, next] = [begins, 1]
    const { last, broken } = isWhole ? await verifyChain({ db }, 1, Infinity) : await verifyChain({ db }, next, linksAtOnce)
    if (broken !== null) {
      next = 1
      return [{ id: 'I11', view: 'chain', subjects: [String(broken)] }]
    }
    next = last < next - 1 + linksAtOnce ? 1 : last + 1
    return []
  }

  async function check(): Promise<CheckedLedger> {
    const before = await findReadOnly(db)
    const broken = await findBroken()
    const findings = [...broken, ...(await chainFindings(before !== null || broken.length > 0))]
    const oldest = await oldestUnsealed(db)
    if (oldest !== null && clock.now() - oldest > latest) alarms.sealsLate(clock.now() - oldest)
    const differing = await brokenInvariants(db, comparisons)
    if (differing.length > 0) alarms.othersDiffer(differing)
    if (findings.length > 0) {
      alarms.ledgerBroken(findings)
      const reason = findings.map(({ id, view }) => `${id} ${view}`).join(', ')
      await saveReadOnly(db, { since: before?.since ?? clock.now(), reason })
    } else if (before) await saveReadOnly(db, null)
    await saveLastCheck(db, { at: clock.now(), findings: findings.map(({ view, subjects }) => ({ view, rows: subjects.length })) })
    return { findings, isReadOnly: findings.length > 0 }
  }

  return async () => {
    try {
      return await check()
    } catch (error) {
      if (!(error instanceof CheckStopped)) alarms.ledgerUnchecked(error)
      throw error
    }
  }
}
