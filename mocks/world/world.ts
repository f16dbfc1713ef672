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
import { adjustments } from './adjustments.ts'
import { agents } from './agents.ts'
import { agencies, brands } from './businesses.ts'
import { worldNow } from './clock.ts'
import { groupInvitations, groupMembers, groups } from './groups/all-groups.ts'
import { invitationLines, managedAccounts } from './managed-accounts.ts'
import type { Member } from './member.ts'
import { networkers } from './all-networkers.ts'
import { notifications } from './notifications/all-notifications.ts'
import { documentsFor, registrationsFor, type DocumentRecord } from './documents.ts'
import { moved } from './moved.ts'
import { daysLater, postedLater, shiftedDates } from './moved-dates.ts'
import { savedPeopleFilters } from './people/saved-filters.ts'
import { programAssets, programContents, programs, programSteps } from './programs/all-programs.ts'
import type { ProgramAssetRecord } from './programs/make-program.ts'
import { programChanges } from './programs/money.ts'
import { linkChecks, outages } from './programs/outages.ts'
import { participations, trackingLinks } from './programs/participations.ts'
import { promoCodes } from './programs/promo-codes.ts'
import type { MadeCases } from './results/network-cases.ts'
import type { Results } from './results/results-at.ts'
import { resultsFor } from './results/results-for.ts'
import { brandCollaborations, featuredPosts, profileLinks, rateCards } from './showcase.ts'
import { queue } from './queue.ts'
import { unfinished } from './unfinished.ts'
import type { FormerTerms } from './former-terms.ts'
import { walletFor, type HeldBudget, type ProgramChange } from './wallet-rows.ts'
import { topUpReturns, topUps, withdrawalAccounts, withdrawals } from './wallets.ts'
import { friendInvitations, onboardingAnswers, waitingList } from './waiting-list.ts'

/** All data of the demo as plain rows. The demo server's seed, the mock's memory and tests use these rows. */
export type World = {
  users: UserRecord[]
  profiles: ProfileRecord[]
  profileInterests: ProfileInterestRecord[]
  socialLinks: SocialLinkRecord[]
  verifications: VerificationRecord[]
  documents: DocumentRecord[]
  registrations: RegistrationRecord[]
  groups: GroupRecord[]
  groupMembers: GroupMemberRecord[]
  groupInvitations: GroupInvitationRecord[]
  featuredPosts: FeaturedPostRecord[]
  profileLinks: ProfileLinkRecord[]
  brandCollaborations: BrandCollaborationRecord[]
  rateCards: RateCardRecord[]
  managedAccounts: ManagedAccountRecord[]
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

/** All people with a role in the demo. `queue` has the people who only fill the waiting list. */
export const members: readonly Member[] = [...networkers, ...agents, ...agencies, ...brands, ...unfinished]

const everybody: readonly Member[] = [...members, ...queue]

const results = resultsFor(worldNow)

/** The world at `worldNow`. Nothing may change it. `worldAt` returns a copy that may be changed. */
export const world: Readonly<World> = {
  users: [...new Map(everybody.map(({ user }) => [user.id, user])).values()],
  profiles: everybody.map(({ profile }) => profile),
  profileInterests: everybody.flatMap(({ profile, interests }) =>
    interests.map((interestId, position) => ({ profileId: profile.id, interestId, position })),
  ),
  socialLinks: everybody.flatMap(({ accounts }) => accounts),
  verifications: everybody.flatMap(({ verifications }) => verifications),
  documents: documentsFor(members),
  registrations: registrationsFor(members),
  groups: [...groups],
  groupMembers,
  groupInvitations: [...groupInvitations],
  featuredPosts,
  profileLinks,
  brandCollaborations,
  rateCards,
  managedAccounts: [...managedAccounts],
  onboardingAnswers: [...onboardingAnswers],
  waitingList: [...waitingList],
  friendInvitations: [...friendInvitations],
  notifications: [...notifications, ...invitationLines],
  savedPeopleFilters: [...savedPeopleFilters],
  wallets: everybody.map(({ profile }) => walletFor(profile)),
  withdrawalAccounts: [...withdrawalAccounts],
  topUps: [...topUps],
  topUpReturns: [...topUpReturns],
  withdrawals: [...withdrawals],
  adjustments: [...adjustments],
  programs: [...programs],
  programSteps: [...programSteps],
  programContents: [...programContents],
  programAssets: [...programAssets],
  participations: [...participations],
  trackingLinks: [...trackingLinks],
  promoCodes: [...promoCodes],
  linkChecks: [...linkChecks],
  outages: [...outages],
  ...results.made,
  differing: [],
  ordersOfTwo: [],
  tills: [],
  tillOrders: [],
  rewardReopenings: [],
  rewardCases: [],
  budgetAlerts: [],
  payoutLeftovers: [],
  programChanges: [...programChanges, ...results.payouts],
  escrows: [],
  formerTerms: [],
}

export const moments = {
  users: ['createdAt', 'acceptedTermsAt', 'lastSignInAt', 'suspendedAt', 'closedAt', 'identityRecheckSince'],
  profiles: ['createdAt', 'userNameChangedAt'],
  profileInterests: [],
  socialLinks: ['connectedAt'],
  verifications: ['createdAt', 'dueAt', 'reviewedAt'],
  documents: ['createdAt'],
  registrations: [],
  groups: ['createdAt', 'activeAt'],
  groupMembers: ['joinedAt'],
  groupInvitations: ['createdAt', 'expiresAt', 'answeredAt'],
  featuredPosts: ['createdAt'],
  profileLinks: ['createdAt'],
  brandCollaborations: ['createdAt'],
  rateCards: ['createdAt'],
  managedAccounts: ['createdAt', 'answeredAt'],
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

/** Returns a copy of the world at `now` (milliseconds): all times and dates keep their distance from it. Ids and birthdays stay. */
export function worldAt(now: number): World {
  const by = now - worldNow
  const days = daysLater(now)
  const here = resultsFor(now)
  return {
    users: moved(world.users, moments.users, by),
    profiles: moved(world.profiles, moments.profiles, by),
    profileInterests: moved(world.profileInterests, moments.profileInterests, by),
    socialLinks: moved(world.socialLinks, moments.socialLinks, by),
    verifications: moved(world.verifications, moments.verifications, by),
    documents: moved(world.documents, moments.documents, by),
    registrations: moved(world.registrations, moments.registrations, by),
    groups: moved(world.groups, moments.groups, by),
    groupMembers: moved(world.groupMembers, moments.groupMembers, by),
    groupInvitations: moved(world.groupInvitations, moments.groupInvitations, by),
    featuredPosts: moved(world.featuredPosts, moments.featuredPosts, by).map((post) => postedLater(post, days)),
    profileLinks: moved(world.profileLinks, moments.profileLinks, by),
    brandCollaborations: moved(world.brandCollaborations, moments.brandCollaborations, by),
    rateCards: moved(world.rateCards, moments.rateCards, by),
    managedAccounts: moved(world.managedAccounts, moments.managedAccounts, by),
    onboardingAnswers: moved(world.onboardingAnswers, moments.onboardingAnswers, by),
    waitingList: moved(world.waitingList, moments.waitingList, by),
    friendInvitations: moved(world.friendInvitations, moments.friendInvitations, by),
    notifications: moved(world.notifications, moments.notifications, by),
    savedPeopleFilters: moved(world.savedPeopleFilters, moments.savedPeopleFilters, by),
    wallets: moved(world.wallets, moments.wallets, by),
    withdrawalAccounts: moved(world.withdrawalAccounts, moments.withdrawalAccounts, by),
    topUps: moved(world.topUps, moments.topUps, by),
    topUpReturns: moved(world.topUpReturns, moments.topUpReturns, by),
    withdrawals: moved(world.withdrawals, moments.withdrawals, by),
    adjustments: moved(world.adjustments, moments.adjustments, by),
    programs: moved(world.programs, moments.programs, by).map((program) => shiftedDates(program, days)),
    programSteps: moved(world.programSteps, moments.programSteps, by),
    programContents: moved(world.programContents, moments.programContents, by),
    programAssets: moved(world.programAssets, moments.programAssets, by),
    participations: moved(world.participations, moments.participations, by),
    trackingLinks: moved(world.trackingLinks, moments.trackingLinks, by),
    promoCodes: moved(world.promoCodes, moments.promoCodes, by),
    linkChecks: moved(world.linkChecks, moments.linkChecks, by),
    outages: moved(world.outages, moments.outages, by),
    ...here.made,
    differing: moved(world.differing, moments.differing, by),
    ordersOfTwo: moved(world.ordersOfTwo, moments.ordersOfTwo, by),
    tills: moved(world.tills, moments.tills, by),
    tillOrders: moved(world.tillOrders, moments.tillOrders, by),
    rewardReopenings: moved(world.rewardReopenings, moments.rewardReopenings, by),
    rewardCases: moved(world.rewardCases, moments.rewardCases, by),
    budgetAlerts: moved(world.budgetAlerts, moments.budgetAlerts, by),
    payoutLeftovers: moved(world.payoutLeftovers, moments.payoutLeftovers, by),
    programChanges: [...moved(programChanges, moments.programChanges, by), ...here.payouts],
    escrows: moved(world.escrows, moments.escrows, by),
    formerTerms: moved(world.formerTerms, moments.formerTerms, by),
  }
}
