import type { Deps } from './deps.ts'
import type { FlagService } from './domains/flags/service.ts'
import { createGroupsService, type GroupsService } from './domains/groups/service.ts'
import { createProfilesService, type ProfilesService } from './domains/profiles/service.ts'
import { createSessionService, type SessionService } from './domains/session/service.ts'
import { createSocialService, type SocialService } from './domains/social/service.ts'
import { createVerificationService, type VerificationService } from './domains/verification/service.ts'

/** Every use case of the product, by domain. Made once for a process. */
export type Services = {
  session: SessionService
  profiles: ProfilesService
  social: SocialService
  verification: VerificationService
  groups: GroupsService
  flags: FlagService
}

export const createServices = (deps: Deps): Services => ({
  session: createSessionService(deps),
  profiles: createProfilesService(deps),
  social: createSocialService(deps),
  verification: createVerificationService(deps),
  groups: createGroupsService(deps),
  flags: deps.flags,
})
