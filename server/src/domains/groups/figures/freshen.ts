import { countriesOf } from '@wasla/contract/groups/figures/countries.ts'
import { groupDays } from '@wasla/contract/groups/figures/days.ts'
import { figuresOf, groupFigures, onPlatform } from '@wasla/contract/groups/figures/figures.ts'
import { reachOf } from '@wasla/contract/groups/figures/reach.ts'
import { firstDayFor } from '@wasla/contract/insights/combine.ts'
import { dayAt, plusDays } from '@wasla/contract/insights/days.ts'
import { insightLimits } from '@wasla/contract/insights/limits.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { breathe } from '#wait.ts'
import type { Deps } from '../../../deps.ts'
import { piecesOf, type Range } from './pieces.ts'
import {
  clearAll,
  clearDaysBeyond,
  findComputedAt,
  replaceDays,
  replaceHead,
  saveFollowers,
  type ComputedHead,
  type DayOf,
} from './stores/figures.ts'
import { findAccounts, findLiving, findNewestOf, findRangeOf, isGroup, type MemberAccount } from './stores/sources.ts'
import { findListed, findStale, isStillListed, saveDone, type Stale } from './stores/stale.ts'

export type FreshenDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'log'> & {
  /** Measures invented accounts that were never measured. */
  measureUnseen(profileIds: readonly string[]): Promise<void>
}

/**
 * Approximate number of snapshots that are read for one part of a series. The limit keeps a group of five hundred from blocking other
 * requests.
 */
const pieceOf = 12_000

/** Returns the number of days of a series that are computed at a time: many for a small group, few for a large one. */
const daysFor = (accounts: number) => Math.max(1, Math.floor(pieceOf / Math.max(1, accounts)) - insightLimits.missed)

/** Computes all figures except the series. */
async function computedHead({ db, env, clock }: FreshenDeps, groupId: string, accounts: readonly MemberAccount[]): Promise<ComputedHead> {
  const living = await findLiving(db, groupId)
  const now = clock.now()
  const newest = accounts.length === 0 ? [] : await findNewestOf(db, groupId, { withAudience: false })
  const withAudience = accounts.length === 0 ? [] : await findNewestOf(db, groupId, { withAudience: true })
  return {
    figures: groupFigures({ newest, withAudience }, { races: env.audienceRaces, now }),
    countries: countriesOf(living.map(({ countryId }) => countryId)),
    followers: reachOf(accounts),
    computedAt: now,
  }
}

/** Computes some days of a series, for each platform and for all together. */
async function computedDays({ db }: FreshenDeps, groupId: string, range: Range): Promise<{ range: Range; days: DayOf[] }> {
  const snapshots = await findRangeOf(db, groupId, { start: firstDayFor(range.start), end: range.end })
  const days: DayOf[] = []
  for (const of of figuresOf) {
    const some = onPlatform(snapshots, of)
    // Lets waiting requests run before the next platform.
    if (some.length > 0) await breathe()
    days.push(...groupDays(some, range).map((day) => ({ of, ...day })))
  }
  return { range, days }
}

/**
 * Moves the first day to compute back to the day of the last computation. Without a change, a group is computed at most once a day. So days
 * that have begun since then must be computed now, even if the change itself concerns no day.
 */
async function withNewDays(db: Database, stale: Stale, today: string): Promise<Stale> {
  if (stale.since === null) return stale
  const computedAt = await findComputedAt(db, stale.groupId)
  const last = computedAt === null ? today : dayAt(computedAt)
  return last < today && last < stale.since ? { ...stale, since: last } : stale
}

/**
 * Does one piece of work for a group: computes the newest changed days and some days that earlier turns left out. Computes before the
 * transaction and only writes in it, so that concurrent changes of the group wait only for the writing.
 */
async function freshenOne(deps: FreshenDeps, listed: Stale): Promise<void> {
  const { db, clock } = deps
  const { groupId } = listed
  const isThere = await isGroup(db, groupId)
  const accounts = isThere ? await findAccounts(db, groupId) : []
  const invented = accounts.filter(({ source }) => source === 'DEMO').map(({ profileId }) => profileId)
  if (invented.length > 0) await deps.measureUnseen([...new Set(invented)])
  // Measuring may have marked more days of this group as stale, so the mark is read again.
  const marked = invented.length > 0 ? ((await findListed(db, groupId)) ?? listed) : listed
  const today = dayAt(clock.now())
  const stale = await withNewDays(db, marked, today)
  const whole = { start: plusDays(today, 1 - insightLimits.longestRange), end: today }
  const { ranges, restUntil } = piecesOf(stale, whole, daysFor(accounts.length))
  const head = isThere && stale.since !== null ? await computedHead(deps, groupId, accounts) : null
  const pieces: { range: Range; days: DayOf[] }[] = []
  if (isThere) for (const range of ranges) pieces.push(await computedDays(deps, groupId, range))
  await inTransaction(db, async (tx) => {
    if (!(await isStillListed(tx, groupId))) return
    if (isThere) {
      if (head) await replaceHead(tx, groupId, head)
      if (head) await clearDaysBeyond(tx, groupId, whole)
      for (const { range, days } of pieces) await replaceDays(tx, groupId, range, days)
    } else await clearAll(tx, groupId)
    await saveDone(tx, stale, isThere ? restUntil : null)
  })
  if (head) await saveFollowers(db, groupId)
}

/** `done`: number of groups that were computed. `isEnd`: whether the end of the list was reached. */
type Worked = { done: number; isEnd: boolean }

/**
 * Returns a function that computes figures of changed groups. It does one piece of work for each group in turn, so that a group that
 * changes all the time does not delay others. A group that fails is logged, stays listed for the next turn, and does not stop the others.
 */
export function figuresWork(deps: FreshenDeps): (most: number) => Promise<Worked> {
  let last = ''
  /** Works on at most `most` groups. After the end of the list it starts from the beginning. */
  return async (most) => {
    const stale = await findStale(deps.db, last, most)
    const isEnd = stale.length < most
    last = isEnd ? '' : (stale.at(-1)?.groupId ?? '')
    let done = 0
    for (const one of stale) {
      try {
        await freshenOne(deps, one)
        done += 1
      } catch (error) {
        deps.log.error('The figures of a group could not be made', { group: one.groupId, error })
      }
    }
    return { done, isEnd }
  }
}
