import { adjustments } from './adjustments.ts'
import { agents } from './agents.ts'
import { agencies, brands } from './businesses.ts'
import { worldNow } from './clock.ts'
import { groupInvitations, groupMembers, groups } from './groups/all-groups.ts'
import { invitationLines, managedAccounts } from './managed-accounts.ts'
import type { Member } from './member.ts'
import { networkers } from './all-networkers.ts'
import { notifications } from './notifications/all-notifications.ts'
import { documentsFor, registrationsFor } from './documents.ts'
import { licenceAccounts, licenceCases, licenceDocuments, licences } from './licences.ts'
import { moved } from './moved.ts'
import { dateLater, daysLater, postedLater, shiftedDates, startsLater } from './moved-dates.ts'
import { savedPeopleFilters } from './people/saved-filters.ts'
import { programAssets, programContents, programs, programSteps } from './programs/all-programs.ts'
import { brandDays } from './programs/brand-days.ts'
import { programChanges } from './programs/money.ts'
import { linkChecks, outages } from './programs/outages.ts'
import { participations, trackingLinks } from './programs/participations.ts'
import { promoCodes } from './programs/promo-codes.ts'
import { resultsFor } from './results/results-for.ts'
import { splitLines, splits } from './splits.ts'
import { brandCollaborations, featuredPosts, profileLinks, rateCards } from './showcase.ts'
import { queue } from './queue.ts'
import { unfinished } from './unfinished.ts'
import { walletFor } from './wallet-rows.ts'
import { topUpReturns, topUps, withdrawalAccounts, withdrawals } from './wallets.ts'
import { friendInvitations, onboardingAnswers, waitingList } from './waiting-list.ts'
import { moments, type World } from './tables.ts'

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
  verifications: [...everybody.flatMap(({ verifications }) => verifications), ...licenceCases],
  documents: [...documentsFor(members), ...licenceDocuments],
  registrations: registrationsFor(members),
  licences: [...licences],
  licenceAccounts: [...licenceAccounts],
  groups: [...groups],
  groupMembers,
  groupInvitations: [...groupInvitations],
  featuredPosts,
  profileLinks,
  brandCollaborations,
  rateCards,
  brandDays: [...brandDays],
  managedAccounts: [...managedAccounts],
  splits: [...splits],
  rewardShares: [],
  onboardingAnswers: [...onboardingAnswers],
  waitingList: [...waitingList],
  friendInvitations: [...friendInvitations],
  notifications: [...notifications, ...invitationLines, ...splitLines],
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
    licences: moved(world.licences, moments.licences, by).map((licence) => ({ ...licence, expiresOn: dateLater(licence.expiresOn, days) })),
    licenceAccounts: moved(world.licenceAccounts, moments.licenceAccounts, by),
    groups: moved(world.groups, moments.groups, by),
    groupMembers: moved(world.groupMembers, moments.groupMembers, by),
    groupInvitations: moved(world.groupInvitations, moments.groupInvitations, by),
    featuredPosts: moved(world.featuredPosts, moments.featuredPosts, by).map((post) => postedLater(post, days)),
    profileLinks: moved(world.profileLinks, moments.profileLinks, by),
    brandCollaborations: moved(world.brandCollaborations, moments.brandCollaborations, by),
    rateCards: moved(world.rateCards, moments.rateCards, by),
    brandDays: moved(world.brandDays, moments.brandDays, by).map((entry) => ({
      ...entry,
      from: dateLater(entry.from, days),
      to: dateLater(entry.to, days),
    })),
    managedAccounts: moved(world.managedAccounts, moments.managedAccounts, by),
    splits: moved(world.splits, moments.splits, by).map((split) => startsLater(split, days)),
    rewardShares: [],
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
