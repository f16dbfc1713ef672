import type { Deps } from '../deps.ts'
import { apiKeysSchedule } from '../domains/api-keys/schedule.ts'
import { adminSchedule } from '../domains/admin/schedule.ts'
import type { AdminService } from '../domains/admin/service.ts'
import { fundsSchedule } from '../domains/funds/schedule.ts'
import { forgetEvents } from '../domains/events/store.ts'
import { groupsSchedule } from '../domains/groups/schedule.ts'
import { ledgerSchedule } from '../domains/ledger/schedule.ts'
import { licencesSchedule } from '../domains/licences/schedule.ts'
import { linkChecksSchedule } from '../domains/link-checks/schedule.ts'
import { notificationsSchedule } from '../domains/notifications/schedule.ts'
import { onboardingSchedule } from '../domains/onboarding/schedule.ts'
import { proposalsSchedule } from '../domains/proposals/schedule.ts'
import { ownDataSchedule } from '../domains/own-data/schedule.ts'
import { participationsSchedule } from '../domains/participations/schedule.ts'
import { paymentRecordSchedule } from '../domains/payment-record/schedule.ts'
import { peopleSchedule } from '../domains/people/schedule.ts'
import { performanceSchedule } from '../domains/performance/schedule.ts'
import { programsSchedule } from '../domains/programs/schedule.ts'
import { pushSchedule } from '../domains/push/schedule.ts'
import { rewardsSchedule } from '../domains/rewards/schedule.ts'
import { searchSchedule } from '../domains/search/schedule.ts'
import { sessionSchedule } from '../domains/session/schedule.ts'
import { mediaKitsSchedule } from '../domains/media-kits/schedule.ts'
import { shopsSchedule } from '../domains/shops/schedule.ts'
import { socialSchedule } from '../domains/social/schedule.ts'
import { trackingSchedule } from '../domains/tracking/schedule.ts'
import { verificationSchedule } from '../domains/verification/schedule.ts'
import { walletSchedule } from '../domains/wallet/schedule.ts'
import { webhooksSchedule } from '../domains/webhooks/schedule.ts'
import { forgetDrawn } from '../http/share-picture/forget-drawn.ts'
import { forgetUploads } from '../platform/data-dir.ts'
import type { Job } from '../platform/jobs.ts'
import type { Services } from '../services/services.ts'

const day = 24 * 3600

type Parts = Pick<Deps, 'db' | 'clock' | 'limits' | 'env'> & { services: Services; admin: Pick<AdminService, 'sweep'> }

/**
 * Returns the jobs of all domains. After the demo's clock moved they run in this order: results count before rewards are paid, and both
 * before programs end and return what is left.
 */
export const productSchedule = ({ db, clock, limits, env, services, admin }: Parts): readonly Job[] => [
  ...sessionSchedule(services.session),
  ...onboardingSchedule(services.onboarding),
  ...notificationsSchedule(services.notifications),
  ...pushSchedule(services.push),
  ...socialSchedule(services.social),
  ...verificationSchedule(services.verification),
  ...licencesSchedule(services.licences),
  ...participationsSchedule(services.participations),
  ...groupsSchedule(services.groups, services.groupFigures),
  ...searchSchedule(services.search),
  ...peopleSchedule(services.people),
  ...performanceSchedule(services.performance),
  ...ledgerSchedule(services.ledger),
  ...fundsSchedule(services.funds),
  ...mediaKitsSchedule(services.mediaKits),
  ...walletSchedule(services.wallet),
  ...trackingSchedule(services.tracking, services.clicks),
  ...shopsSchedule(services.shops),
  ...rewardsSchedule(services.rewards),
  ...programsSchedule(services.programs),
  ...paymentRecordSchedule(services.paymentRecords),
  ...linkChecksSchedule(services.linkChecks),
  ...webhooksSchedule(services.webhooks),
  ...apiKeysSchedule(services.apiKeys),
  ...ownDataSchedule(services.ownData),
  ...proposalsSchedule(services.proposals),
  ...adminSchedule(admin),
  { name: 'drawn', every: 'upkeep', run: () => forgetDrawn(db, env.dataDir), isOfProcess: true },
  { name: 'limits', every: 'upkeep', run: () => limits.forget(2 * day) },
  { name: 'events', every: 'upkeep', run: () => forgetEvents(db, clock.now() - day * 1000) },
  { name: 'uploads', every: 'upkeep', run: () => forgetUploads(env.dataDir, clock), isOfProcess: true },
]
