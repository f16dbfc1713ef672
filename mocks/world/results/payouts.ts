import { civilDate, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { StoredStepData } from '@wasla/contract/programs/step-data.ts'
import type { PayoutRunRecord, RewardRecord } from '@wasla/contract/rewards/record.ts'
import { nextPayoutRun, type PayoutFrequency } from '@wasla/contract/wallet/payout-run.ts'
import { day, hour } from '../clock.ts'
import { idOf } from '../ids.ts'
import type { WholeProgram } from '../programs/make-program.ts'
import type { ProgramChange } from '../wallet-rows.ts'
import type { Earned } from './earned.ts'

/**
 * Returns the time of the run that an admin requested this morning. It is nine o'clock, or three hours before now if that is earlier, so
 * that the last hours stay unpaid. The run pays everything earned before this time, for any payout frequency.
 */
function requestedRunAt(now: number): number {
  const midnight = startOfDay(civilDate(now))
  return Math.max(midnight, Math.min(midnight + 9 * hour, now - 3 * hour))
}

const frequencyOf = ({ steps }: WholeProgram): PayoutFrequency => {
  const budget = steps.find(({ type }) => type === 'BUDGET')?.data as StoredStepData['BUDGET'] | undefined
  return budget?.payoutFrequency ?? 'MONTHLY'
}

/** A payout run, with its time and its kind. */
export type Run = { readonly at: number; readonly kind: 'Scheduled' | 'Requested' }

/** Returns the first run that pays a reward. Returns null if the reward is still unpaid, or is an experience. */
function runOf({ of, at, rewardType }: Earned, now: number): Run | null {
  if (rewardType !== 'CASH') return null
  const scheduled = nextPayoutRun(frequencyOf(of), at)
  const requested = requestedRunAt(now)
  const runs: Run[] = [
    ...(scheduled <= now ? [{ at: scheduled, kind: 'Scheduled' } as const] : []),
    ...(at < requested ? [{ at: requested, kind: 'Requested' } as const] : []),
  ]
  return runs.toSorted((one, other) => one.at - other.at)[0] ?? null
}

const runId = ({ at, kind }: Run) => idOf(`payout-run:${kind}:${at}`, at)

/** Returns the time of delivery of an experience, which is ten days after its milestone. Returns null before that. */
const deliveryOf = ({ rewardType, at }: Earned, now: number): number | null =>
  rewardType === 'EXPERIENCE' && at + 10 * day <= now ? at + 10 * day : null

/** Returns rewards for earned milestones. A reward is paid by its run, or accrued. The demo has no hold period. */
export const rewardsOf = (earned: readonly Earned[], now: number): RewardRecord[] =>
  earned.map((one): RewardRecord => {
    const { programId, profileId, milestoneId, rewardType, amount, at } = one
    const run = runOf(one, now)
    const deliveredAt = deliveryOf(one, now)
    return {
      id: idOf(`reward:${programId}:${profileId}:${milestoneId}`, at),
      programId,
      profileId,
      milestoneId,
      rewardType,
      amount,
      state: run || deliveredAt !== null ? 'Paid' : 'Accrued',
      achievedAt: at,
      payableAt: at,
      paidAt: run?.at ?? null,
      payoutRunId: run ? runId(run) : null,
      deliveredAt,
      returnedAt: null,
    }
  })

type Paid = { readonly run: Run; readonly earned: readonly Earned[] }

/** Returns the rewards that each run paid, with the oldest run first. */
export function runsOf(earned: readonly Earned[], now: number): Paid[] {
  const runs = new Map<string, { run: Run; earned: Earned[] }>()
  for (const one of earned) {
    const run = runOf(one, now)
    if (!run) continue
    const known = runs.get(runId(run))
    if (known) known.earned.push(one)
    else runs.set(runId(run), { run, earned: [one] })
  }
  return [...runs.values()].toSorted((one, other) => one.run.at - other.run.at)
}

const sumOf = (earned: readonly Earned[]) => earned.reduce((sum, { amount }) => sum + amount, 0)

export const runRecord = ({ run, earned }: Paid): PayoutRunRecord => ({
  id: runId(run),
  asOf: run.at,
  kind: run.kind,
  startedAt: run.at,
  finishedAt: run.at + 1000,
  programs: new Set(earned.map(({ programId }) => programId)).size,
  participants: new Set(earned.map(({ programId, profileId }) => `${programId} ${profileId}`)).size,
  amount: sumOf(earned),
  unpaid: 0,
})

/** Returns the wallet changes of a run: one for each program's owner, and one for each paid participant of a program (P-18). */
export function changesOfRun({ run, earned }: Paid): ProgramChange[] {
  const { at, kind } = run
  const payoutRunId = runId(run)
  const programs = Map.groupBy(earned, ({ programId }) => programId)
  return [...programs].flatMap(([programId, ofProgram]) => {
    const profileId = ofProgram[0]?.of.program.profileId ?? ''
    const people = Map.groupBy(ofProgram, (one) => one.profileId)
    const earnings = [...people].map(([to, rewards]) => ({ profileId: to, amount: sumOf(rewards) }))
    return [
      { change: 'rewardsPaid', id: idOf(`paid:${kind}:${programId}:${at}`, at), profileId, programId, payoutRunId, earnings, at } as const,
      ...earnings.map(
        ({ profileId: to, amount }) =>
          ({
            change: 'rewardEarned',
            id: idOf(`earned:${kind}:${programId}:${to}:${at}`, at),
            profileId: to,
            programId,
            payoutRunId,
            amount,
            at,
          }) as const,
      ),
    ]
  })
}
