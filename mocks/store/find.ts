import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { type AccountFacts } from '@wasla/contract/session/account-states.ts'
import type { UserRecord } from '@wasla/contract/session/record.ts'
import type { Store } from './memory.ts'

export const findUser = ({ memory }: Store, id: string): UserRecord | undefined => memory.world.users.find((user) => user.id === id)
export const findUserByNumber = ({ memory }: Store, mobileNo: string): UserRecord | undefined =>
  memory.world.users.find((user) => user.mobileNo === mobileNo)
/** Returns the stored state of an account. The mock never erases accounts. */
export const accountOf = ({ suspendedAt, closedAt }: UserRecord): AccountFacts => ({ suspendedAt, closedAt, erasedAt: null })
export const findProfile = ({ memory }: Pick<Store, 'memory'>, id: string): ProfileRecord | undefined =>
  memory.world.profiles.find((profile) => profile.id === id)

/** Returns a user's profiles, oldest first. */
export const profilesOf = ({ memory }: Store, userId: string): ProfileRecord[] =>
  memory.world.profiles
    .filter((profile) => profile.userId === userId)
    .toSorted((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1))
