import { noClaims, type OpenClaims } from '../../../programs/budget/claims.ts'
import { published } from '../../../programs/testing/program.ts'
import { releasesAt } from '../../../programs/status/dates.ts'
import { decideTimerStep } from '../../../programs/status/timer.ts'
import type { ConversionRecord } from '../../../tracking/record.ts'
import type { Undecided } from '../../../tracking/undecided.ts'
import { accruedOf } from '../../budget.ts'
import { checkBeforePaying } from '../../held.ts'
import { openClaimsOf } from '../../open-claims.ts'
import { isPayable } from '../../payable.ts'
import { count } from './count.ts'
import { isRequested, nextId, programId, terms, type World } from './state.ts'

const verified = { status: 'Active', isSuspended: false } as const

/** Does a payout run as of now (L-08, Y-08). */
export function payRun(world: World): void {
  const due = world.rewards.filter((reward) => isPayable(reward, verified, world.now))
  const approved = world.rewardCases.filter(({ status }) => status === 'Approved')
  const { payable, held, cases } = checkBeforePaying(due, world.sharing, approved, { now: world.now, nextId: () => nextId(world) })
  world.rewardCases.push(...cases)
  const changed = new Map(held.map((reward) => [reward.id, reward]))
  for (const reward of payable) {
    changed.set(reward.id, { ...reward, state: 'Paid', paidAt: world.now })
    world.paid.set(reward.profileId, (world.paid.get(reward.profileId) ?? 0) + reward.amount)
    world.escrow -= reward.amount
    const isCovered = approved.some(({ rewardId }) => rewardId === reward.id)
    if (world.sharing.has(reward.profileId) && !isCovered) world.faults.push('Who shares a contact was paid without a person')
  }
  world.rewards = world.rewards.map((reward) => changed.get(reward.id) ?? reward)
}

const isUndecided = (one: ConversionRecord | undefined): boolean => one?.status === 'Held' || one?.status === 'Pending'

/** Returns all results and rewards that nobody has decided yet. */
function undecidedOf({ clicks, conversions, claims, cases, rewardCases, now }: World): Undecided[] {
  return [
    ...clicks.filter(isRequested),
    ...[...conversions.values()].filter(isUndecided),
    ...claims.filter(({ externalId, isAnswered }) => !isAnswered && isUndecided(conversions.get(externalId))),
    ...cases.filter(({ status }) => status === 'Open').map(({ link }) => ({ profileId: link })),
    ...rewardCases.filter(({ status }) => status === 'Open'),
  ].map(({ profileId }) => ({ profileId, since: now }))
}

const claimsOf = (world: World): OpenClaims =>
  world.retiredAt === null ? noClaims : openClaimsOf(undecidedOf(world), world.sample.milestones, world.rewards)

/** The brand retires its program. */
export function retire(world: World): void {
  if (world.retiredAt !== null) return
  world.retiredAt = world.now
  world.dueAt = releasesAt({ retiredAt: world.now, objectiveType: world.sample.objective }, 'WEEKLY', terms)
}

/** Does the timer's work: returns the leftover budget of a retired program to the brand (L-10, Y-12). */
export function release(world: World): void {
  const { retiredAt, dueAt, budget, escrow, rewards } = world
  const program = published({ id: programId, status: 'Retired', retiredAt, dueAt, budget, objectiveType: world.sample.objective })
  const money = { escrow, accrued: accruedOf(rewards) }
  const state = { program, participants: 0, money, claims: claimsOf(world), frequency: 'WEEKLY', terms } as const
  const step = decideTimerStep(state, { id: nextId(world), now: world.now })
  if (!step) return
  const amount = step.release?.amount ?? 0
  world.escrow -= amount
  world.budget -= amount
  world.dueAt = step.program.dueAt
}

/** Grants waiting rewards from budget that has become free. */
export const grantWaiting = (world: World): void => count(world, [])
