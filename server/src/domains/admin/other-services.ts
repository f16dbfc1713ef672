import type { FilesService } from '../files/service.ts'
import type { LedgerService } from '../ledger/service.ts'
import type { OnboardingService } from '../onboarding/service.ts'
import type { ProfilesService } from '../profiles/service.ts'
import type { ProgramsService } from '../programs/service.ts'
import type { RewardsService } from '../rewards/service.ts'
import type { SessionService } from '../session/service.ts'
import type { SocialService } from '../social/service.ts'
import type { ClicksService, TrackingService } from '../tracking/service.ts'
import type { VerificationService } from '../verification/service.ts'
import type { WalletService } from '../wallet/service.ts'

/** The services of other domains that the back office uses. */
export type OtherServices = {
  clicks: ClicksService
  files: FilesService
  ledger: LedgerService
  onboarding: OnboardingService
  profiles: ProfilesService
  programs: ProgramsService
  rewards: RewardsService
  session: SessionService
  social: SocialService
  tracking: TrackingService
  verification: VerificationService
  wallet: WalletService
}
