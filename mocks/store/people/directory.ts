import { dayAt } from '@wasla/contract/insights/days.ts'
import { demoFigures } from '@wasla/contract/insights/demo.ts'
import type { SnapshotRecord } from '@wasla/contract/insights/record.ts'
import type { PersonRecord } from '@wasla/contract/people/person.ts'
import { personFrom } from '@wasla/contract/people/shown.ts'
import type { SocialLinkRecord } from '@wasla/contract/social/record.ts'
import type { Store } from '../memory.ts'

/** Returns the newest snapshot of an account. If a demo account was never measured, returns an invented snapshot of today (E-06). */
function newestOf({ memory, clock }: Store, account: SocialLinkRecord): SnapshotRecord[] {
  const known = memory.snapshots.get(account.id)?.at(-1)
  if (known) return [known]
  if (account.source !== 'DEMO') return []
  const now = clock.now()
  const day = dayAt(now)
  return [{ ...demoFigures({ ...account, day }, day), audience: null, accountId: account.id, day, measuredAt: now, source: account.source }]
}

const byProfile = <Row extends { profileId: string }>(rows: readonly Row[]) => Map.groupBy(rows, ({ profileId }) => profileId)

/** Returns all people of the directory, with their public figures (D-05). */
export function directoryOf(store: Store): PersonRecord[] {
  const { world } = store.memory
  const suspended = new Set(world.users.filter(({ suspendedAt }) => suspendedAt !== null).map(({ id }) => id))
  const accounts = byProfile(world.socialLinks)
  const cards = byProfile(world.rateCards)
  const interests = byProfile(world.profileInterests)
  return world.profiles.flatMap((profile) => {
    const own = accounts.get(profile.id) ?? []
    const person = personFrom(
      { ...profile, isSuspended: suspended.has(profile.userId) },
      {
        accounts: own,
        newest: own.flatMap((account) => newestOf(store, account)),
        interests: (interests.get(profile.id) ?? [])
          .toSorted((one, other) => one.position - other.position)
          .map(({ interestId }) => interestId),
        rateCards: cards.get(profile.id) ?? [],
      },
    )
    return person ? [person] : []
  })
}
