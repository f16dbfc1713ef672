import { changeOf } from '../../../tracking/change-of.ts'
import type { ConversionRecord } from '../../../tracking/record.ts'
import { clickCountedAfter } from '../../../tracking/review-request.ts'
import { decideCounting, decideDeclining, letCount } from '../../../tracking/waiting.ts'
import { decideRewardCase } from '../../decide-held.ts'
import { count } from './count.ts'
import { clickChange, save, settledOf, waitingStateOf } from './report.ts'
import { dayOf, isRequested, liar, owner, programId, type Case, type SeenClick, type World } from './state.ts'

const isIn =
  ({ link, day, network }: Case) =>
  ({ profileId, network: from, status, reason, at }: SeenClick) =>
    profileId === link &&
    from === network &&
    status === 'Held' &&
    (reason === 'OWN_NETWORK' || reason === 'TOO_MANY_FROM_NETWORK') &&
    dayOf({ now: at }) === day

/**
 * Decides on a held conversion. If `counts`, the conversion counts, or waits again if only a browser reported it. Otherwise it is rejected.
 */
function decideHeld(world: World, before: ConversionRecord, counts: boolean): void {
  if (!counts) {
    const record: ConversionRecord = { ...before, status: 'Rejected', reason: 'NOT_GENUINE', decidedAt: world.now }
    return save(world, record, [changeOf(before, record)])
  }
  const { record, change } = letCount(before, world.now)
  save(world, record, [change])
}

/** Decides a whole case (Y-06): clicks of honest links count; those of the liar’s link count only if `isFooled`. */
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

const isTrue = ({ orders }: World, { externalId, profileId }: ConversionRecord): boolean => orders.get(externalId) === profileId

/** The owner confirms the waiting result with this number (Y-01). */
export function confirm(world: World, number: string): void {
  const before = world.conversions.get(number)
  if (before?.status !== 'Pending') return
  const isDisputed = settledOf(world, before) !== undefined
  const { record, change } = decideCounting(before, waitingStateOf(world, before), { now: world.now, isConfirmed: true, isDisputed })
  save(world, record, [change])
}

/**
 * The owner decides on waiting results with a contested number (Y-02). The owner knows who brought each order. Results are decided one
 * after another, because a declined result gives its number to the next claim.
 */
export function decideContested(world: World): void {
  const isOpen = ({ status, naming }: ConversionRecord) => status === 'Pending' && naming === 'Contested'
  for (let found = [...world.conversions.values()].find(isOpen); found; found = [...world.conversions.values()].find(isOpen)) {
    if (isTrue(world, found)) confirm(world, found.externalId)
    else {
      const { record, change } = decideDeclining(found, { reason: 'NOT_FOUND', note: null }, world.now)
      save(world, record, [change])
    }
  }
}

/** An admin, who knows the truth, decides everything that is open. If `isFooled`, the admin believes the liar’s cases. */
export function decideAll(world: World, isFooled: boolean): void {
  for (const one of world.cases) if (one.status === 'Open') decideCase(world, one, isFooled)
  for (const conversion of [...world.conversions.values()]) {
    if (conversion.status !== 'Held') continue
    decideHeld(world, conversion, isTrue(world, conversion))
  }
  answerReviewRequests(world)
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

/** Answers review requests. */
function answerReviewRequests(world: World): void {
  for (const [at, click] of world.clicks.entries()) {
    if (!isRequested(click)) continue
    const after: SeenClick = { ...click, ...clickCountedAfter(click).record }
    world.clicks[at] = after
    count(world, [clickChange(after, 'Held', click.reason)])
  }
}

const isOpen = ({ status, naming }: ConversionRecord): boolean => status === 'Held' || (status === 'Pending' && naming === 'Contested')

/** Admin and owner decide until nothing is open, because a refused result may make room for another claim. */
export function decideEverything(world: World, isFooled: boolean): void {
  do {
    decideAll(world, isFooled)
    decideContested(world)
  } while ([...world.conversions.values()].some(isOpen))
}
