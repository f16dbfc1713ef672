import { changeOf } from '../../../tracking/change-of.ts'
import type { ConversionRecord } from '../../../tracking/record.ts'
import { isProof } from '../../../tracking/proof.ts'
import { clickCountedAfter, countedAfter } from '../../../tracking/second-look.ts'
import { decideWaitingAgain } from '../../../tracking/waiting.ts'
import { decideRewardCase } from '../../decide-held.ts'
import { count } from './count.ts'
import { clickChange, save } from './report.ts'
import { dayOf, isRequested, liar, owner, programId, type Case, type SeenClick, type World } from './state.ts'

const isIn =
  ({ link, day, network }: Case) =>
  ({ profileId, network: from, status, reason, at }: SeenClick) =>
    profileId === link &&
    from === network &&
    status === 'Held' &&
    (reason === 'OWN_NETWORK' || reason === 'TOO_MANY_FROM_NETWORK') &&
    dayOf({ now: at }) === day

/** Lets a held conversion count, or wait again if only a browser said so; or rejects it. */
function decideHeld(world: World, before: ConversionRecord, counts: boolean): void {
  if (!counts) {
    const record: ConversionRecord = { ...before, status: 'Rejected', reason: 'NOT_GENUINE', decidedAt: world.now }
    return save(world, record, [changeOf(before, record)])
  }
  if (!isProof(before.way) && world.now < (before.countsAt ?? 0)) {
    const { record, change } = decideWaitingAgain(before)
    return save(world, record, [change])
  }
  const { record, change } = countedAfter(before, world.now)
  save(world, record, [change])
}

/** Decides a case whole (Y-06): honest links are believed, the liar's is not, unless `isFooled`. */
function decideCase(world: World, one: Case, isFooled: boolean): void {
  const counts = one.link !== liar || isFooled
  const isOf = isIn(one)
  one.status = counts ? 'Counted' : 'Refused'
  for (const [at, click] of world.clicks.entries()) {
    if (!isOf(click)) continue
    const after: SeenClick = counts
      ? { ...click, ...clickCountedAfter(click).record }
      : { ...click, status: 'Rejected', reason: one.reason }
    world.clicks[at] = after
    if (counts && one.link === liar) world.letCount += 1
    count(world, [clickChange(after, 'Held', click.reason)])
    for (const conversion of [...world.conversions.values()])
      if (conversion.clickId === click.id && conversion.status === 'Held') decideHeld(world, conversion, counts)
  }
}

/** Somebody of the back office works through everything that is open, and sees the truth; of the liar's cases they may be fooled. */
export function decideAll(world: World, isFooled: boolean): void {
  for (const one of world.cases) if (one.status === 'Open') decideCase(world, one, isFooled)
  for (const conversion of [...world.conversions.values()]) {
    if (conversion.status !== 'Held') continue
    const counts = world.orders.has(conversion.externalId) && conversion.profileId !== liar
    decideHeld(world, conversion, counts)
  }
  answerLooks(world)
  for (const [at, found] of world.rewardCases.entries()) {
    const reward = world.rewards.find(({ id }) => id === found.rewardId) ?? null
    if (found.status !== 'Open') continue
    const program = { id: programId, name: 'A program', profileId: owner }
    const pays = found.profileId !== liar || isFooled
    const { changes } = decideRewardCase(
      { found, reward, program },
      { pays, note: 'We called both.' },
      { now: world.now, adminId: 'admin' },
    )
    if (!changes) {
      world.faults.push('An open case has no held reward')
      continue
    }
    world.rewardCases[at] = changes.record
    world.rewards = world.rewards.map((one) => (one.id === changes.reward.id ? changes.reward : one))
    count(world, [])
  }
}

/** Answers requests for another look. */
function answerLooks(world: World): void {
  for (const [at, click] of world.clicks.entries()) {
    if (!isRequested(click)) continue
    const after: SeenClick = { ...click, ...clickCountedAfter(click).record }
    world.clicks[at] = after
    count(world, [clickChange(after, 'Held', click.reason)])
  }
}
