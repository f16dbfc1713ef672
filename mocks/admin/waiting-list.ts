import { adminPageOf, adminSortOf, type SortArgument } from '@wasla/contract/admin/lists.ts'
import { decideAdmissionActions, type AdmissionChoice } from '@wasla/contract/admin/queues.ts'
import { admitNextRules, admitRules } from '@wasla/contract/admin/rules.ts'
import { waitingListRowOf } from '@wasla/contract/admin/views.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageFrom, type PageArgument } from '@wasla/contract/common/page.ts'
import { bonusFrom } from '@wasla/contract/onboarding/limits.ts'
import { byRank, rankKeyOf } from '@wasla/contract/onboarding/waiting-list.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { findProfile, findUser } from '../store/find.ts'
import { admit as admitEntry } from '../store/onboarding/waiting-list.ts'
import { setting } from '../store/settings.ts'
import { writeAction, type Admin, type AdminStore } from './admin-store.ts'
import { isFound } from './users.ts'

export type WaitingListSearch = {
  term?: string | null | undefined
  role?: ProfileType | null | undefined
  pagination?: (PageArgument & { sort?: SortArgument }) | null | undefined
}

const bonus = bonusFrom(setting)

/** Returns the people who wait, in the order of the queue, with positions from 1. */
const inLine = ({ store }: AdminStore) =>
  store.memory.world.waitingList
    .filter(({ admittedAt }) => admittedAt === null)
    .map((entry) => ({ id: entry.id, entry, rankKey: rankKeyOf(entry, bonus) }))
    .toSorted(byRank)
    .map(({ entry }, index) => ({ entry, position: index + 1 }))

export function waitingList(adminStore: AdminStore, { term, role, pagination }: WaitingListSearch) {
  const { field, descending } = adminSortOf('waitingList', pagination?.sort)
  const { store } = adminStore
  const found = inLine(adminStore).filter(({ entry }) => {
    const user = findUser(store, entry.userId)
    return user && isFound(adminStore, user, term) && (!role || findProfile(store, entry.profileId)?.type === role)
  })
  const key = ({ entry, position }: (typeof found)[number]) => (field === 'joinedAt' ? entry.joinedAt : position)
  const sorted = found.toSorted((one, other) => key(one) - key(other) || (one.entry.id < other.entry.id ? -1 : 1))
  const { count, data } = pageFrom(descending ? sorted.toReversed() : sorted, adminPageOf(pagination))
  return {
    count,
    data: data.map(({ entry, position }) => {
      const links = store.memory.world.socialLinks.filter(({ profileId }) => profileId === entry.profileId)
      return waitingListRowOf({
        entry,
        profile: findProfile(store, entry.profileId) ?? null,
        mobileNo: findUser(store, entry.userId)?.mobileNo ?? '',
        followers: links.reduce((sum, { followers }) => sum + followers, 0),
        position,
      })
    }),
  }
}

function admitAll(adminStore: AdminStore, admin: Admin, ids: readonly string[], choice: AdmissionChoice): void {
  const { store } = adminStore
  const admitted = store.memory.world.waitingList.filter((entry) => ids.includes(entry.id) && admitEntry(store, entry))
  const decision = decideAdmissionActions(
    admitted.map(({ id }) => id),
    choice,
  )
  for (const action of changesOf(decision).actions) writeAction(adminStore, admin, action)
}

export function admit(adminStore: AdminStore, admin: Admin, input: { entryIds: readonly string[] }): void {
  admitAll(adminStore, admin, accept(admitRules, input).entryIds, 'chosen')
}

export function admitNext(adminStore: AdminStore, admin: Admin, input: { count: number }): void {
  const { count } = accept(admitNextRules, input)
  const first = inLine(adminStore).slice(0, count)
  admitAll(
    adminStore,
    admin,
    first.map(({ entry }) => entry.id),
    { next: count },
  )
}
