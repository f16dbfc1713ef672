import { apiKeysCalls } from './api-keys.ts'
import { groupsCalls } from './groups.ts'
import { insightsCalls } from './insights.ts'
import { onboardingCalls } from './onboarding.ts'
import { managedAccountsCalls } from './managed-accounts.ts'
import { mediaKitsCalls } from './media-kits.ts'
import { ownDataCalls } from './own-data.ts'
import { participationsCalls } from './participations.ts'
import { profilesCalls } from './profiles.ts'
import { programsCalls } from './programs.ts'
import { proposalsCalls } from './proposals.ts'
import { resultsCalls } from './results.ts'
import { searchCalls } from './search.ts'
import { sessionCalls } from './session.ts'
import { shopsCalls } from './shops.ts'
import { showcaseCalls } from './showcase.ts'
import { socialCalls } from './social.ts'
import type { UserRow } from './user-rows.ts'
import { verificationCalls } from './verification.ts'
import { walletCalls } from './wallet.ts'
import { licencesCalls } from './licences.ts'
import { webhooksCalls } from './webhooks.ts'

/** The authorization matrix of `/user/graphql`: every root field × every kind of viewer. The build fails if a field is in no list. */
export const userMatrix: readonly UserRow[] = [
  ...sessionCalls,
  ...profilesCalls,
  ...onboardingCalls,
  ...verificationCalls,
  ...showcaseCalls,
  ...managedAccountsCalls,
  ...socialCalls,
  ...insightsCalls,
  ...walletCalls,
  ...programsCalls,
  ...participationsCalls,
  ...resultsCalls,
  ...groupsCalls,
  ...searchCalls,
  ...webhooksCalls,
  ...apiKeysCalls,
  ...ownDataCalls,
  ...mediaKitsCalls,
  ...licencesCalls,
  ...shopsCalls,
  ...proposalsCalls,
]
