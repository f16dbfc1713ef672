import { allEarnings, talentEarnings, todayAt, todayOf, weeksAt } from '@wasla/contract/performance/home.ts'
import { budgetOf, payingRun } from '@wasla/contract/performance/rewards.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import type { Viewer } from '../session/viewer.ts'
import { talentsOf } from '../managed-accounts/service.ts'
import { counted } from './counted.ts'
import type { PerformanceDeps } from './deps.ts'
import { findEarned, findLinksToday, findNextRuns, findOwnCounts, findOwnPaid, findRunning, hasPublished } from './stores/home.ts'

type Reader = Pick<Viewer, 'profileId' | 'profileType'>

/** Returns the weekly figures of a brand and the spending of its programs; null for both if it never published a program. */
async function ofOwner({ db, clock }: PerformanceDeps, { profileId }: Reader) {
  if (!(await hasPublished(db, profileId))) return { week: null, spend: null }
  const { week, before } = weeksAt(clock.now())
  const now = await findOwnCounts(db, profileId, week)
  const then = await findOwnCounts(db, profileId, before)
  const { budget, groups } = await findRunning(db, profileId)
  return {
    week: {
      startDate: week.start,
      endDate: week.end,
      ...now,
      clicksBefore: then.clicks,
      approvedBefore: then.approved,
      ...(await findOwnPaid(db, profileId, week)),
    },
    spend: budgetOf({ budget }, groups),
  }
}

/** Returns the earnings of a manager’s talents. */
async function ofManager({ db, clock }: PerformanceDeps, talents: readonly string[]) {
  if (talents.length === 0) return { talents: null, talentEarnings: [] }
  const earned = await findEarned(db, talents)
  const now = clock.now()
  return { talents: allEarnings(earned, now), talentEarnings: talentEarnings(earned, now) }
}

/** `homeFigures`: returns the money and results of the active profile that home shows. */
export async function homeFigures(deps: PerformanceDeps, reader: Reader) {
  const { db, clock } = deps
  const isPerson = !isBusiness(reader.profileType)
  const own = isPerson ? await findEarned(db, [reader.profileId]) : null
  const talents = await talentsOf(db, reader.profileId)
  const links = await findLinksToday(db, [...(isPerson ? [reader.profileId] : []), ...talents], todayAt(clock.now()))
  return {
    ...(await ofOwner(deps, reader)),
    earnings: own && allEarnings(own, clock.now()),
    ...(await ofManager(deps, talents)),
    today: todayOf(links),
    ...counted(deps),
  }
}

/** Returns, by program, the day of the next run that pays anything. Leaves out programs that no run will pay. */
export async function nextPayoutDates({ db, clock }: PerformanceDeps, programIds: readonly string[]): Promise<Map<string, string>> {
  const runs = await findNextRuns(db, programIds)
  return new Map(
    [...runs].flatMap(([id, { frequency, payableAt }]) => {
      const at = payingRun(frequency, payableAt, clock.now())
      return at === null ? [] : [[id, civilDate(at)] as const]
    }),
  )
}
