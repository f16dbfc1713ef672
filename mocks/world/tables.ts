import type { LicenceAccountRecord, LicenceRecord } from '@wasla/contract/licences/record.ts'
import type { LinkCheckRecord, OutageRecord } from '@wasla/contract/link-checks/record.ts'
import type { FriendInvitationRecord } from '@wasla/contract/invites/record.ts'
import type { ManagedAccountRecord } from '@wasla/contract/managed-accounts/record.ts'
import type { NotificationRecord } from '@wasla/contract/notifications/record.ts'
import type { OnboardingAnswersRecord, WaitingListRecord } from '@wasla/contract/onboarding/record.ts'
import type { GroupInvitationRecord, GroupMemberRecord, GroupRecord } from '@wasla/contract/groups/record.ts'
import type { PromoCodeRecord } from '@wasla/contract/participations/promo-codes/record.ts'
import type { ParticipationRecord, TrackingLinkRecord } from '@wasla/contract/participations/record.ts'
import type { SavedPeopleFilterRecord } from '@wasla/contract/people/record.ts'
import type { DayCountRecord, UncountedDayRecord, VisitorDayRecord } from '@wasla/contract/performance/record.ts'
import type { ProfileInterestRecord, ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { ProgramContentRecord, ProgramRecord, ProgramStepRecord } from '@wasla/contract/programs/record.ts'
import type { BrandDaysRecord } from '@wasla/contract/programs/seasons/brand-days.ts'
import type { BudgetAlertRecord } from '@wasla/contract/rewards/alerts.ts'
import type { RewardCaseRecord } from '@wasla/contract/rewards/held.ts'
import type {
  LeftoverRecord,
  ParticipantResultRecord,
  PayoutRunRecord,
  ReopeningRecord,
  RewardRecord,
} from '@wasla/contract/rewards/record.ts'
import type { UserRecord } from '@wasla/contract/session/record.ts'
import type { BrandCollaborationRecord, FeaturedPostRecord, ProfileLinkRecord, RateCardRecord } from '@wasla/contract/showcase/record.ts'
import type { RewardShareRecord, SplitRecord } from '@wasla/contract/splits/record.ts'
import type { SocialLinkRecord } from '@wasla/contract/social/record.ts'
import type { TillOrderRecord, TillRecord } from '@wasla/contract/tills/record.ts'
import type {
  ClickOrigin,
  ClickRecord,
  ConversionRecord,
  DifferingRecord,
  OrderOfTwoRecord,
  ReviewRequestRecord,
} from '@wasla/contract/tracking/record.ts'
import type { NetworkCaseRecord } from '@wasla/contract/tracking/network-case.ts'
import type { AdjustmentRecord } from '@wasla/contract/wallet/adjustments/record.ts'
import type { WalletRecord } from '@wasla/contract/wallet/record.ts'
import type { TopUpRecord } from '@wasla/contract/wallet/top-ups/record.ts'
import type { TopUpReturn } from '@wasla/contract/wallet/top-ups/returned.ts'
import type { WithdrawalAccountRecord } from '@wasla/contract/wallet/withdrawal-accounts/record.ts'
import type { WithdrawalRecord } from '@wasla/contract/wallet/withdrawals/record.ts'
import type { RegistrationRecord } from '@wasla/contract/verification/business.ts'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'
import type { DocumentRecord } from './documents.ts'
import type { ProgramAssetRecord } from './programs/make-program.ts'
import type { MadeCases } from './results/network-cases.ts'
import type { Results } from './results/results-at.ts'
import type { FormerTerms } from './former-terms.ts'
import type { HeldBudget, ProgramChange } from './wallet-rows.ts'

/** All data of the demo as plain rows. The demo server's seed, the mock's memory and tests use these rows. */
export type World = {
  users: UserRecord[]
  profiles: ProfileRecord[]
  profileInterests: ProfileInterestRecord[]
  socialLinks: SocialLinkRecord[]
  verifications: VerificationRecord[]
  documents: DocumentRecord[]
  registrations: RegistrationRecord[]
  /** Facts of licences; their cases are `verifications`. */
  licences: LicenceRecord[]
  licenceAccounts: LicenceAccountRecord[]
  groups: GroupRecord[]
  groupMembers: GroupMemberRecord[]
  groupInvitations: GroupInvitationRecord[]
  featuredPosts: FeaturedPostRecord[]
  profileLinks: ProfileLinkRecord[]
  brandCollaborations: BrandCollaborationRecord[]
  rateCards: RateCardRecord[]
  brandDays: BrandDaysRecord[]
  managedAccounts: ManagedAccountRecord[]
  splits: SplitRecord[]
  /** Managers' shares of rewards. */
  rewardShares: RewardShareRecord[]
  onboardingAnswers: OnboardingAnswersRecord[]
  waitingList: WaitingListRecord[]
  friendInvitations: FriendInvitationRecord[]
  notifications: NotificationRecord[]
  savedPeopleFilters: SavedPeopleFilterRecord[]
  /** Wallets, one per profile (P-01). */
  wallets: WalletRecord[]
  withdrawalAccounts: WithdrawalAccountRecord[]
  topUps: TopUpRecord[]
  /** Refunds of credited top-ups. */
  topUpReturns: TopUpReturn[]
  withdrawals: WithdrawalRecord[]
  /** Adjustments of balances. One admin proposes an adjustment, and another decides it. */
  adjustments: AdjustmentRecord[]
  programs: ProgramRecord[]
  programSteps: ProgramStepRecord[]
  programContents: ProgramContentRecord[]
  /** Pictures of program catalogues. */
  programAssets: ProgramAssetRecord[]
  participations: ParticipationRecord[]
  trackingLinks: TrackingLinkRecord[]
  promoCodes: PromoCodeRecord[]
  linkChecks: LinkCheckRecord[]
  outages: OutageRecord[]
  /** Clicks that happened in the mock, and clicks that somebody reviews. All other clicks of the demo are only counted (`dayCounts`). */
  clicks: (ClickRecord & Partial<ClickOrigin>)[]
  yesterdaysClicks: Results['yesterdaysClicks']
  conversions: ConversionRecord[]
  reviewRequests: ReviewRequestRecord[]
  /** Differing reports of a known order number (Y-02). There are none until a shop sends one. */
  differing: DifferingRecord[]
  /** Orders that named a click of one participant and the code of another. */
  ordersOfTwo: OrderOfTwoRecord[]
  tills: TillRecord[]
  tillOrders: TillOrderRecord[]
  networkCases: NetworkCaseRecord[]
  savedPatterns: MadeCases['savedPatterns']
  ownNetworks: MadeCases['ownNetworks']
  participantResults: ParticipantResultRecord[]
  dayCounts: DayCountRecord[]
  uncountedDays: UncountedDayRecord[]
  visitorDays: VisitorDayRecord[]
  programRewards: RewardRecord[]
  payoutRuns: PayoutRunRecord[]
  rewardReopenings: ReopeningRecord[]
  rewardCases: RewardCaseRecord[]
  budgetAlerts: BudgetAlertRecord[]
  payoutLeftovers: LeftoverRecord[]
  /** Wallet changes by programs. `escrows` is the reserved money of programs that the world does not contain; only scenarios fill it. */
  programChanges: ProgramChange[]
  escrows: HeldBudget[]
  /** Terms that programs had before the world begins; only scenarios fill it. */
  formerTerms: FormerTerms[]
}

/** Of each table, the columns that hold a time in milliseconds. They move with the time of the world. */
export const moments = {
  users: ['createdAt', 'acceptedTermsAt', 'lastSignInAt', 'suspendedAt', 'closedAt', 'identityRecheckSince'],
  profiles: ['createdAt', 'userNameChangedAt'],
  profileInterests: [],
  socialLinks: ['connectedAt'],
  verifications: ['createdAt', 'dueAt', 'reviewedAt'],
  documents: ['createdAt'],
  registrations: [],
  licences: ['removedAt'],
  licenceAccounts: [],
  groups: ['createdAt', 'activeAt'],
  groupMembers: ['joinedAt'],
  groupInvitations: ['createdAt', 'expiresAt', 'answeredAt'],
  featuredPosts: ['createdAt'],
  profileLinks: ['createdAt'],
  brandCollaborations: ['createdAt'],
  rateCards: ['createdAt'],
  brandDays: ['createdAt'],
  managedAccounts: ['createdAt', 'answeredAt'],
  splits: ['proposedAt', 'answeredAt', 'endedAt'],
  rewardShares: [],
  onboardingAnswers: ['answeredAt'],
  waitingList: ['joinedAt', 'admittedAt'],
  friendInvitations: ['createdAt'],
  notifications: ['createdAt', 'readAt'],
  savedPeopleFilters: ['createdAt', 'lookedAt', 'lookAt'],
  wallets: ['createdAt'],
  withdrawalAccounts: ['createdAt', 'updatedAt', 'deletedAt'],
  topUps: ['createdAt', 'settledAt'],
  topUpReturns: ['at'],
  withdrawals: ['createdAt', 'settledAt'],
  adjustments: ['createdAt', 'decidedAt'],
  programs: ['publishedAt', 'retiredAt', 'createdAt', 'updatedAt', 'deletedAt'],
  programSteps: ['createdAt', 'updatedAt'],
  programContents: ['nextAttemptAt', 'createdAt', 'updatedAt'],
  programAssets: ['createdAt'],
  participations: ['createdAt', 'answeredAt'],
  trackingLinks: ['createdAt'],
  promoCodes: ['createdAt'],
  linkChecks: ['nextAt', 'leasedUntil', 'checkedAt', 'failingSince'],
  outages: ['startedAt', 'openedAt', 'endedAt'],
  clicks: ['at'],
  /* These rows have no times to move: `worldAt` computes them for the time of the world. */
  yesterdaysClicks: [],
  conversions: ['occurredAt', 'receivedAt', 'decidedAt', 'countsAt', 'heldAt'],
  reviewRequests: ['requestedAt', 'answerBy', 'answeredAt'],
  differing: ['at'],
  ordersOfTwo: ['at'],
  tills: ['createdAt', 'revokedAt', 'lastUsedAt', 'lockedUntil'],
  tillOrders: ['occurredAt', 'receivedAt', 'undoneAt'],
  networkCases: ['openedAt', 'decidedAt'],
  savedPatterns: [],
  ownNetworks: [],
  participantResults: ['firstClickAt', 'lastResultAt', 'holdFrom'],
  dayCounts: [],
  uncountedDays: [],
  programRewards: ['achievedAt', 'payableAt', 'paidAt', 'deliveredAt', 'returnedAt'],
  visitorDays: [],
  payoutRuns: ['asOf', 'startedAt', 'finishedAt'],
  rewardReopenings: ['achievedAt', 'reopenedAt'],
  rewardCases: ['openedAt', 'answerBy', 'decidedAt'],
  budgetAlerts: [],
  payoutLeftovers: [],
  programChanges: ['at'],
  escrows: ['releasesAt'],
  formerTerms: ['changedAt'],
} as const satisfies { [C in keyof World]: readonly (keyof World[C][number])[] }
