import { changesOf } from '@wasla/contract/common/decision.ts'
import { checkBeforePaying } from '@wasla/contract/rewards/held.ts'
import { rewardHeld } from '@wasla/contract/rewards/notices.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { hindranceOf, isForfeited, isPayable, isUnpaidCash, type Payee } from '@wasla/contract/rewards/payable.ts'
import { payoutPart, type DueShare } from '@wasla/contract/rewards/payout.ts'
import type { LeftoverRecord, PayoutRunRecord, RewardRecord } from '@wasla/contract/rewards/record.ts'
import { decideRunRequest } from '@wasla/contract/rewards/run-request.ts'
import { dueRuns, frequenciesAt } from '@wasla/contract/rewards/schedule.ts'
import { findProfile, findUser } from '../find.ts'
import type { Store } from '../memory.ts'
import { notify } from '../notifications/notifications.ts'
import { programById } from '../programs/find.ts'
import { frequencyOf } from '../programs/money.ts'
import { grantWaiting, stampOf } from './counting.ts'
import { sharingOf } from './held.ts'

/** Returns the facts that decide whether a profile can be paid, or null if the profile is gone. */
export function payeeOf(store: Store, profileId: string): Payee {
  const profile = findProfile(store, profileId)
  const user = profile && findUser(store, profile.userId)
  return profile && user ? { status: profile.status, isSuspended: user.suspendedAt !== null } : null
}

const byPerson = (one: RewardRecord, other: RewardRecord) => one.profileId.localeCompare(other.profileId) || one.id.localeCompare(other.id)

/** Replaces rewards by their new state. */
export function saveRewards({ memory: { world } }: Store, rewards: readonly RewardRecord[]): void {
  const next = new Map(rewards.map((reward) => [reward.id, reward]))
  world.programRewards = world.programRewards.map((reward) => next.get(reward.id) ?? reward)
}

/** Holds the rewards of people who currently share a contact with the owner (Y-08). Returns the other rewards. */
function holdSharing(store: Store, program: ProgramRecord, due: readonly RewardRecord[]): readonly RewardRecord[] {
  const { world } = store.memory
  const { payable, held, cases } = checkBeforePaying(due, sharingOf(store, program, due), world.rewardCases, stampOf(store))
  saveRewards(store, held)
  world.rewardCases.push(...cases)
  for (const reward of held) for (const notice of rewardHeld(program, reward)) notify(store, notice)
  return payable
}

/** Returns the managers' shares of rewards, and whether each manager's account was closed. */
function dueShares(store: Store, rewards: readonly RewardRecord[]): DueShare[] {
  const ids = new Set(rewards.map(({ id }) => id))
  return store.memory.world.rewardShares
    .filter(({ rewardId }) => ids.has(rewardId))
    .map((share) => {
      const manager = findProfile(store, share.managerId)
      const user = manager && findUser(store, manager.userId)
      return { ...share, isClosed: !user || user.closedAt !== null }
    })
}

/** Pays every participant of a program who can be paid, in one step. No run of the mock can be interrupted. */
function payProgram(store: Store, run: PayoutRunRecord, programId: string): void {
  const { world, ledger } = store.memory
  const program = programById(store, programId)
  const owed = world.programRewards.filter(
    (reward) => reward.programId === programId && isPayable(reward, payeeOf(store, reward.profileId), run.asOf),
  )
  const stamp = stampOf(store)
  const payable = program ? holdSharing(store, program, owed.toSorted(byPerson)) : []
  const part = program && payoutPart(program, run, payable, dueShares(store, payable), stamp)
  if (!part) return
  for (const instruction of part.instructions) ledger.execute(instruction, { transactionId: store.nextId('transaction'), now: stamp.now })
  saveRewards(store, part.rewards)
  for (const share of part.shares) Object.assign(world.rewardShares.find(({ rewardId }) => rewardId === share.rewardId) ?? {}, share)
  for (const { profileId, change } of part.listed) world.programChanges.push({ ...change, profileId })
  for (const notice of part.notices) notify(store, notice)
  run.programs += 1
  run.participants += part.earnings.length
  run.amount += part.amount
}

/** Returns the rewards that are due at `run.asOf` but cannot be paid, one line per participation. */
function leftoversOf(store: Store, run: Pick<PayoutRunRecord, 'id' | 'asOf'>, programIds: readonly string[]): LeftoverRecord[] {
  const lines = new Map<string, LeftoverRecord>()
  for (const { programId, profileId, amount, state, rewardType, payableAt } of store.memory.world.programRewards) {
    const reason = hindranceOf(payeeOf(store, profileId))
    if (state !== 'Accrued' || rewardType !== 'CASH' || payableAt > run.asOf || !reason || !programIds.includes(programId)) continue
    const key = `${programId} ${profileId}`
    lines.set(key, { payoutRunId: run.id, programId, profileId, amount: amount + (lines.get(key)?.amount ?? 0), reason })
  }
  return [...lines.values()]
}

const owing = ({ memory: { world } }: Store) =>
  [...new Set(world.programRewards.filter(isUnpaidCash).map(({ programId }) => programId))].toSorted()

function pay(store: Store, run: PayoutRunRecord): PayoutRunRecord {
  const isPaid = (programId: string) => run.kind === 'Requested' || frequenciesAt(run.asOf).includes(frequencyOf(store, programId))
  const programIds = owing(store).filter(isPaid)
  for (const programId of programIds) payProgram(store, run, programId)
  const left = leftoversOf(store, run, programIds)
  store.memory.world.payoutLeftovers.push(...left)
  return Object.assign(run, { unpaid: left.length, finishedAt: store.clock.now() })
}

/** Returns the run of this kind and time. Creates the run if there is none. */
function openRun(store: Store, kind: PayoutRunRecord['kind'], asOf: number): PayoutRunRecord {
  const { payoutRuns } = store.memory.world
  const found = payoutRuns.find((run) => run.kind === kind && run.asOf === asOf)
  if (found) return found
  const sums = { programs: 0, participants: 0, amount: 0, unpaid: 0 }
  const run: PayoutRunRecord = { id: store.nextId('run'), asOf, kind, startedAt: store.clock.now(), finishedAt: null, ...sums }
  payoutRuns.push(run)
  return run
}

/** Largest number of missed runs that one call catches up on. */
const mostCaughtUp = 60

/**
 * Runs payouts that are due (L-08). Returns rewards to the program if they could not be paid for a year (L-09). The server does this by a
 * timer, the mock at every request.
 */
export function payDue(store: Store, isPaymentOn: boolean): void {
  const { world } = store.memory
  const now = store.clock.now()
  if (isPaymentOn) {
    const moments = world.payoutRuns.filter(({ kind }) => kind === 'Scheduled').map(({ asOf }) => asOf)
    for (const asOf of dueRuns(moments.length === 0 ? null : Math.max(...moments), now, mostCaughtUp))
      pay(store, openRun(store, 'Scheduled', asOf))
  }
  const forgotten = world.programRewards.filter((reward) => isForfeited(reward, payeeOf(store, reward.profileId), now))
  saveRewards(
    store,
    forgotten.map((reward) => ({ ...reward, state: 'Returned', returnedAt: now })),
  )
  for (const programId of new Set(forgotten.map((reward) => reward.programId))) grantWaiting(store, programId)
}

type RunState = { readonly isPaymentOn: boolean; readonly canMove: boolean }

/** Implements the mutation `adminRunPayouts`. The run stays open if the ledger accepts no transactions. */
export function runRequested(store: Store, requested: number | null, { isPaymentOn, canMove }: RunState): PayoutRunRecord {
  const asOf = changesOf(decideRunRequest(requested, { now: store.clock.now(), isPaymentOn }))
  const run = openRun(store, 'Requested', asOf)
  return run.finishedAt === null && canMove ? pay(store, run) : run
}

type Line = Pick<LeftoverRecord, 'programId' | 'profileId' | 'amount'> & { reason: LeftoverRecord['reason'] | null }
/** Orders lines by program and profile. Paid lines come before leftovers. */
const inOrder = (one: Line, other: Line) =>
  one.programId.localeCompare(other.programId) ||
  one.profileId.localeCompare(other.profileId) ||
  Number(one.reason !== null) - Number(other.reason !== null)

/** Adds up rewards to report lines, one per participation. */
function linesOf(rewards: readonly RewardRecord[]): Line[] {
  const lines = new Map<string, Line>()
  for (const { programId, profileId, amount } of rewards) {
    const key = `${programId} ${profileId}`
    lines.set(key, { programId, profileId, amount: amount + (lines.get(key)?.amount ?? 0), reason: null })
  }
  return [...lines.values()]
}

/** Implements the query `adminPayoutReport`. Returns the paid lines and the leftovers of a run, or null if there is no such run. */
export function reportOf({ memory: { world } }: Store, id: string): { run: PayoutRunRecord; lines: Line[] } | null {
  const run = world.payoutRuns.find((one) => one.id === id)
  if (!run) return null
  const left = world.payoutLeftovers.filter(({ payoutRunId }) => payoutRunId === id)
  return { run, lines: [...linesOf(world.programRewards.filter(({ payoutRunId }) => payoutRunId === id)), ...left].toSorted(inOrder) }
}

/** Implements the query `adminPayoutDryRun`. Returns the payments that a run of all programs would make. */
export function dryRun(store: Store, requested: number | null): { run: PayoutRunRecord; lines: Line[] } {
  const now = store.clock.now()
  const asOf = changesOf(decideRunRequest(requested, { now, isPaymentOn: true }))
  const paid = linesOf(store.memory.world.programRewards.filter((reward) => isPayable(reward, payeeOf(store, reward.profileId), asOf)))
  const left = leftoversOf(store, { id: 'dry-run', asOf }, owing(store))
  const run: PayoutRunRecord = {
    id: 'dry-run',
    asOf,
    kind: 'Requested',
    startedAt: now,
    finishedAt: null,
    programs: new Set(paid.map(({ programId }) => programId)).size,
    participants: paid.length,
    amount: paid.reduce((sum, { amount }) => sum + amount, 0),
    unpaid: left.length,
  }
  return { run, lines: [...paid, ...left].toSorted(inOrder) }
}
