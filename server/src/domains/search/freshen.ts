import { personFrom } from '@wasla/contract/people/shown.ts'
import { fallbackLanguage } from '@wasla/contract/platform/language.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { findInterestsOf, findProfiles, toProfileRecord } from '../profiles/service.ts'
import { newestSnapshotsOf } from '../social/service.ts'
import { entryOfGroup, entryOfPerson } from './entry.ts'
import { findFoundGroups, findPrices, findSuspended } from './stores/sources.ts'
import { mergeIndexes } from './stores/merge.ts'
import { hasStale, replaceEntries, takeStale } from './stores/stale.ts'

type FreshenDeps = Pick<Deps, 'db' | 'dialect' | 'clock'>

/** Number of entries in one transaction. It is small, because SQLite blocks the process during a transaction. */
const batch = 100

async function peopleAmong(tx: Database, profileIds: readonly string[], now: number) {
  if (profileIds.length === 0) return []
  const profiles = (await findProfiles(tx, profileIds)).map((row) => toProfileRecord(row, fallbackLanguage))
  const ids = profiles.map(({ id }) => id)
  if (ids.length === 0) return []
  const suspended = await findSuspended(tx, ids)
  const accounts = Map.groupBy(await newestSnapshotsOf(tx, now, ids), ({ account }) => account.profileId)
  const interests = Map.groupBy(await findInterestsOf(tx, ids), (row) => row.profile_id)
  const prices = Map.groupBy(await findPrices(tx, ids), ({ profileId }) => profileId)
  return profiles.flatMap((profile) => {
    const own = accounts.get(profile.id) ?? []
    const person = personFrom(
      { ...profile, isSuspended: suspended.has(profile.id) },
      {
        accounts: own.map(({ account }) => account),
        newest: own.flatMap(({ newest }) => newest ?? []),
        interests: (interests.get(profile.id) ?? []).map((row) => row.interest_id),
        rateCards: prices.get(profile.id) ?? [],
      },
    )
    return person === null ? [] : [entryOfPerson(person, { hasPicture: profile.picture !== null, now })]
  })
}

async function groupsAmong(tx: Database, ids: readonly string[], now: number) {
  if (ids.length === 0) return []
  return (await findFoundGroups(tx, ids)).map((group) => entryOfGroup(group, now))
}

const freshenSome = ({ db, clock }: FreshenDeps): Promise<number> =>
  inTransaction(db, async (tx) => {
    const now = clock.now()
    const taken = await takeStale(tx, batch)
    const of = (kind: 'profile' | 'group') => taken.filter((row) => row.kind === kind).map((row) => row.subject_id)
    const [people, groups] = [of('profile'), of('group')]
    if (taken.length > 0)
      await replaceEntries(tx, [...people, ...groups], [...(await peopleAmong(tx, people, now)), ...(await groupsAmong(tx, groups, now))])
    return taken.length
  })

/**
 * For the timer: recomputes the entries of everything that changed, a hundred per transaction, until none is stale. After many changes it
 * merges the indexes.
 */
export async function freshenEntries(deps: FreshenDeps): Promise<void> {
  if (!(await hasStale(deps.db))) return
  let batches = 0
  while ((await freshenSome(deps)) === batch) batches++
  if (batches > 0) await mergeIndexes(deps)
}
