import { isPayable } from '@wasla/contract/rewards/payable.ts'
import { mostPaidAtOnce, payoutPart } from '@wasla/contract/rewards/payout.ts'
import type { PayoutRunRecord } from '@wasla/contract/rewards/record.ts'
import { frequenciesAt } from '@wasla/contract/rewards/schedule.ts'
import { payoutEvents } from '@wasla/contract/webhooks/reward-events.ts'
import { afterCommit } from '#database/after-commit.ts'
import { inTransaction } from '#database/transaction.ts'
import { notifyAll } from '../../notifications/service.ts'
import { findStep, lockProgram } from '../../programs/service.ts'
import { appendWebhooks } from '../../webhooks/service.ts'
import type { RewardsDeps } from '../deps.ts'
import { holdSharing } from '../hold-sharing.ts'
import { stampOf } from '../save-counting.ts'
import { dueShares } from '../shares.ts'
import { savePaidLines } from '../stores/lines.ts'
import { findOwed, findOwing, saveLeftovers, savePaid } from '../stores/owed.ts'
import { saveOutcomes } from '../stores/shares.ts'
import { addToRun, finishRun, hasPaid, lockRun } from '../stores/runs.ts'

type Run = Pick<PayoutRunRecord, 'id' | 'asOf' | 'kind'>

/** Returns whether a run pays a program: by its payout frequency, or always if an admin requested the run. */
async function isPaidBy({ db }: RewardsDeps, { kind, asOf }: Run, programId: string): Promise<boolean> {
  if (kind === 'Requested') return true
  const step = await findStep(db, programId, 'BUDGET')
  return step !== null && frequenciesAt(asOf).includes(step.data.payoutFrequency)
}

/**
 * Pays the next participants of a program. Rewards, money, wallet lines, notifications and the run’s totals are one commit. The run is
 * locked, so several processes may pay it at once and no process pays a reward that another has paid. Returns the last profile that was
 * handled; null if none is left.
 */
const payNext = (deps: RewardsDeps, { id, asOf }: Run, programId: string, after: string | null): Promise<string | null> =>
  inTransaction(deps.db, async (tx) => {
    const run = await lockRun(tx, id)
    const program = run && (await lockProgram(tx, programId))
    if (!program) return null
    const owed = await findOwed(tx, programId, asOf, after, mostPaidAtOnce)
    const last = owed.at(-1)?.reward.profileId ?? null
    if (last === null) {
      const unpaid = await saveLeftovers(tx, id, programId, asOf)
      if (unpaid > 0) await addToRun(tx, id, { programs: 0, participants: 0, amount: 0, unpaid })
      return null
    }
    const due = owed.filter(({ reward, payee }) => isPayable(reward, payee, asOf)).map(({ reward }) => reward)
    const stamp = stampOf(deps)
    const payable = await holdSharing(tx, deps, program, due)
    const part = payoutPart(program, run, payable, await dueShares(tx, deps, payable), stamp)
    if (!part) return last
    const isFirst = !(await hasPaid(tx, id, programId))
    await savePaid(
      tx,
      deps.dialect,
      part.rewards.map((reward) => reward.id),
      { paidAt: stamp.now, payoutRunId: id },
    )
    await saveOutcomes(tx, deps.dialect, part.shares)
    const participants = await savePaidLines(tx, deps.dialect, { payoutRunId: id, programId, earnings: part.earnings })
    const postings = await deps.wallet.payProgramRun(tx, part)
    afterCommit(tx, () => {
      for (const { id: reward, profileId } of part.rewards)
        deps.log.info('reward paid', { reward, programId, profileId, run: id, postings })
    })
    await notifyAll(tx, deps, part.notices)
    await appendWebhooks(tx, deps, payoutEvents(program, { runId: id, rewards: part.rewards, paidAt: stamp.now }))
    await deps.figuresChanged(
      tx,
      part.earnings.map(({ profileId }) => ({ programId, profileId })),
    )
    await addToRun(tx, id, { programs: Number(isFirst), participants, amount: part.amount, unpaid: 0 })
    return last
  })

/** Yields to other tasks, because a run is long and other tasks need the database too. */
const turn = () => new Promise((resolve) => setImmediate(resolve))

/** Number of programs that one query reads. */
const page = 50

async function payProgram(deps: RewardsDeps, run: Run, programId: string, isLate: () => boolean): Promise<void> {
  let after: string | null = null
  do {
    after = await payNext(deps, run, programId, after)
    await turn()
  } while (after !== null && !isLate())
}

/**
 * Pays a run from its current state to its end (L-08). Pays a batch of participants at a time, so that its memory does not grow with the
 * run. If it is killed at any moment, nothing is paid twice or forgotten, and the next round of the timer continues the run. A program that
 * cannot be paid now does not block the others; the run stays open for it. `isLate` returns true if the timer is to pay the rest.
 */
export async function payRun(deps: RewardsDeps, run: Run, isLate: () => boolean = () => false): Promise<void> {
  let isWhole = true
  for (let last: string | null = null; ;) {
    const owing: string[] = await findOwing(deps.db, run.asOf, last, page)
    for (const programId of owing) {
      if (isLate()) return
      if (!(await isPaidBy(deps, run, programId))) continue
      try {
        await payProgram(deps, run, programId, isLate)
      } catch (error) {
        isWhole = false
        deps.log.error('The rewards of a program could not be paid', { program: programId, run: run.id, error })
      }
    }
    last = owing.at(-1) ?? null
    if (owing.length < page) break
  }
  if (isWhole && !isLate()) await finishRun(deps.db, run.id, deps.clock.now())
}
