import type { ProfileNames } from '@wasla/contract/admin/ledger-views.ts'
import { searchWords } from '@wasla/contract/admin/search.ts'
import { mainNameOf } from '@wasla/contract/profiles/names.ts'
import { findProfile, profilesOf } from '../../store/find.ts'
import type { Store } from '../../store/memory.ts'
import type { AdminStore } from '../admin-store.ts'
import { isFound } from '../users.ts'

/** Returns the display names of these profiles, by id. Unknown ids are left out. */
export const namesOf = (store: Store, ids: readonly string[]): ProfileNames =>
  new Map(
    ids.flatMap((id) => {
      const profile = findProfile(store, id)
      return profile ? [[id, mainNameOf(profile)] as const] : []
    }),
  )

/** Returns the ids of all profiles of users whose name, user name or number contains a text. Returns none if the text is too short. */
export function searchedProfiles(adminStore: AdminStore, term: string): string[] {
  if (!searchWords(term)) return []
  const { store } = adminStore
  return store.memory.world.users
    .filter((user) => isFound(adminStore, user, term))
    .flatMap(({ id }) => profilesOf(store, id).map((one) => one.id))
}
