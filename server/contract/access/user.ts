import { insightsAccess } from './insights.ts'
import { joiningAccess } from './joining.ts'
import { managedAccountsAccess } from './managed-accounts.ts'
import { profilesAccess } from './profiles.ts'
import { sessionAccess } from './session.ts'
import { showcaseAccess } from './showcase.ts'
import { socialAccess } from './social.ts'
import type { UserRow } from './user-rows.ts'
import { verificationAccess } from './verification.ts'

/** The authorization matrix of `/user/graphql`: every root field × every kind of viewer. A field that is in none of these lists fails the build. */
export const userAccess: readonly UserRow[] = [
  ...sessionAccess,
  ...profilesAccess,
  ...joiningAccess,
  ...verificationAccess,
  ...showcaseAccess,
  ...managedAccountsAccess,
  ...socialAccess,
  ...insightsAccess,
]
