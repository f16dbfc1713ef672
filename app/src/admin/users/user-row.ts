import type { AdminUserQuery } from './UserScreen.generated.ts'

/** A user as their screen reads them. */
export type UserRow = AdminUserQuery['adminUser']
