import type { Replica } from '../database/handle.ts'
import type { Deps } from '../deps.ts'
import type { FlagService } from '../providers/flags/port.ts'
import { createApiKeysService, type ApiKeysService } from '../domains/api-keys/service.ts'
import { createClicksService, type ClicksDeps, type ClicksService } from '../domains/tracking/clicks/service.ts'
import { createFundsService, type FundsService } from '../domains/funds/service.ts'
import { createFilesService, type FilesService } from '../domains/files/service.ts'
import type { GroupsService } from '../domains/groups/service.ts'
import { createGroupFiguresService, type GroupFiguresService } from '../domains/groups/figures/service.ts'
import { createInsightsService, type InsightsService } from '../domains/insights/service.ts'
import { createInvitesService, type InvitesService } from '../domains/invites/service.ts'
import { createLinkChecksService, type LinkChecksService } from '../domains/link-checks/service.ts'
import type { LedgerService } from '../domains/ledger/service.ts'
import { createManagedAccountsService, type ManagedAccountsService } from '../domains/managed-accounts/service.ts'
import { createNotificationsService, type NotificationsService } from '../domains/notifications/service.ts'
import { createOnboardingService, type OnboardingService } from '../domains/onboarding/service.ts'
import { createMediaKitsService, type MediaKitsService } from '../domains/media-kits/service.ts'
import { createOwnDataService, type OwnDataService } from '../domains/own-data/service.ts'
import type { ParticipationsService } from '../domains/participations/service.ts'
import type { PaymentRecordService } from '../domains/payment-record/service.ts'
import type { PeopleService } from '../domains/people/service.ts'
import type { PerformanceService } from '../domains/performance/service.ts'
import type { ProfilesService } from '../domains/profiles/service.ts'
import type { ProgramsService } from '../domains/programs/service.ts'
import { createProposalsService, type ProposalsService } from '../domains/proposals/service.ts'
import { createPushService, type PushService } from '../domains/push/service.ts'
import type { RewardsService } from '../domains/rewards/service.ts'
import type { SearchService } from '../domains/search/service.ts'
import { createSessionService, type SessionService } from '../domains/session/service.ts'
import type { ShowcaseService } from '../domains/showcase/service.ts'
import { createSocialService, type SocialService } from '../domains/social/service.ts'
import { countedBy, createTrackingService, type CountResults, type TrackingService } from '../domains/tracking/service.ts'
import { createShopsService, type ShopsService } from '../domains/shops/service.ts'
import { createTillsService, type TillsService } from '../domains/tills/service.ts'
import { createLicencesService, type LicencesService } from '../domains/licences/service.ts'
import { advanceProfile, createVerificationService, type VerificationService } from '../domains/verification/service.ts'
import type { WalletService } from '../domains/wallet/service.ts'
import { createWebhooksService, type WebhooksService } from '../domains/webhooks/service.ts'
import { createMoneyServices } from './money-services.ts'
import { resultCounters } from './result-counters.ts'
import { createShownServices } from './shown-services.ts'

/** Every use case of the product, by domain. Made once per process. */
export type Services = {
  session: SessionService
  profiles: ProfilesService
  onboarding: OnboardingService
  invites: InvitesService
  notifications: NotificationsService
  push: PushService
  webhooks: WebhooksService
  apiKeys: ApiKeysService
  licences: LicencesService
  showcase: ShowcaseService
  managedAccounts: ManagedAccountsService
  social: SocialService
  insights: InsightsService
  verification: VerificationService
  files: FilesService
  groups: GroupsService
  groupFigures: GroupFiguresService
  ledger: LedgerService
  funds: FundsService
  wallet: WalletService
  programs: ProgramsService
  participations: ParticipationsService
  rewards: RewardsService
  performance: PerformanceService
  /** Counters of results. All of them get each result, in this order, in the transaction that writes the result. */
  countResults: readonly CountResults[]
  tracking: TrackingService
  shops: ShopsService
  tills: TillsService
  search: SearchService
  people: PeopleService
  paymentRecords: PaymentRecordService
  clicks: ClicksService
  linkChecks: LinkChecksService
  ownData: OwnDataService
  mediaKits: MediaKitsService
  proposals: ProposalsService
  flags: FlagService
}

/** `count` counts the journals of clicks, for example in a thread of its own. Without it, this thread counts them. */
type Ways = Pick<ClicksDeps, 'count'>

/** Makes each service once, and passes it to the services that need it. */
export function createServices(deps: Deps, { count }: Ways = {}): Services {
  const { ledger, wallet } = createMoneyServices(deps)
  const onboarding = createOnboardingService(deps)
  const invites = createInvitesService({ ...deps, onboarding })
  const files = createFilesService(deps)
  const shown = createShownServices(deps, { files, ledger, wallet })
  const { profiles } = shown
  const social = createSocialService(deps, { profiles, advanceProfile: (tx, profileId) => advanceProfile(tx, deps, profileId) })
  const countResults = resultCounters({ ...deps, wallet })
  const clicks = createClicksService({ ...deps, countResults, ...(count && { count }) })
  const tracking = createTrackingService({ ...deps, clicks, countResults: countedBy(countResults) })
  const session = createSessionService({ ...deps, invites, wallet })
  return {
    session,
    ...shown,
    onboarding,
    invites,
    notifications: createNotificationsService(deps),
    push: createPushService(deps),
    webhooks: createWebhooksService(deps),
    apiKeys: createApiKeysService(deps),
    managedAccounts: createManagedAccountsService({ ...deps, profiles }),
    social,
    insights: createInsightsService(deps, { profiles, social }),
    verification: createVerificationService({ ...deps, store: files, wallet }),
    licences: createLicencesService({ ...deps, store: files }),
    files,
    groupFigures: createGroupFiguresService({ ...deps, measureUnseen: social.measureUnseen }),
    ledger,
    funds: createFundsService({ ...deps, ledger, programs: shown.programs }),
    wallet,
    countResults,
    tracking,
    shops: createShopsService({ ...deps, tracking }),
    tills: createTillsService({ ...deps, tracking }),
    clicks,
    linkChecks: createLinkChecksService(deps),
    ownData: createOwnDataService({ ...deps, session, profiles, onboarding, wallet, store: files }),
    mediaKits: createMediaKitsService(deps, { profiles, social, showcase: shown.showcase }),
    proposals: createProposalsService({ ...deps, profiles }),
    flags: deps.flags,
  }
}

/**
 * Makes the services for answers that may be seconds old. Those of `createShownServices` are made again and read the replica. The others
 * are the same objects, because each process must have their state in memory only once.
 */
export const createReplicaServices = (deps: Deps, services: Services, replica: Pick<Replica, 'db'>): Services => ({
  ...services,
  ...createShownServices({ ...deps, db: replica.db }, services),
})
