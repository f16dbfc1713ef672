import type { AdminUserQuery } from './UserScreen.generated.ts'

/** A user, as the page of the user queries it. */
export type UserRow = AdminUserQuery['adminUser']
