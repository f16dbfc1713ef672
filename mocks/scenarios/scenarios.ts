import type { ErrorCode, ParamsOf } from '@wasla/contract/errors/codes.ts'
import { allOff } from '@wasla/contract/flags/flags.ts'
import { OMAR } from '../world/agents.ts'
import { LOULOU, NABT_COFFEE, QIMAM } from '../world/businesses.ts'
import { day } from '../world/clock.ts'
import { ABDULRAHMAN, BADR, DANA, NOURA, REEM } from '../world/networkers.ts'
import { firstInLine, lastInLine, tenInvitedToday } from './onboarding.ts'
import { ANSWERED, BANDAR, BRAND_TO_BE, GHADA, HAYA, MAJED, NEWCOMER, OUD_HOUSE, RANA } from '../world/unfinished.ts'
import type { FaultRule, Scenario } from './scenario.ts'
import { adminScenarios } from './admin.ts'
import { groupScenarios } from './groups.ts'
import { notificationScenarios } from './notifications.ts'
import { showcaseScenarios } from './showcase.ts'
import { peopleScenarios } from './people.ts'
import { profileScenarios } from './profiles.ts'
import { mediaKitScenarios } from './media-kits.ts'
import { ownDataScenarios } from './own-data.ts'
import { participationScenarios } from './participations.ts'
import { resultsScenarios } from './performance.ts'
import { programScenarios } from './programs.ts'
import { searchScenarios } from './search.ts'
import { licenceScenarios } from './licences.ts'
import { managedAccountScenarios } from './managed-accounts.ts'
import { proposalScenarios } from './proposals.ts'
import { splitScenarios } from './splits.ts'
import { verificationScenarios } from './verification.ts'
import { walletScenarios } from './wallet.ts'
import { apiKeyScenarios } from './api-keys.ts'
import { shopScenarios } from './shops.ts'
import { webhookScenarios } from './webhooks.ts'

const refusing = <C extends ErrorCode>(
  on: readonly string[],
  code: C,
  ...[params]: undefined extends ParamsOf<C> ? [] : [ParamsOf<C>]
): FaultRule => ({
  on,
  fault: { kind: 'problem', extensions: { code, ...(params ? { params: { ...params } } : {}) } },
})

const sending = ['signIn', 'signUp', 'resendOtp'] as const
const typing = ['verifyOtp'] as const

export const scenarios = {
  'signed-out': { title: 'A stranger, signed out', viewer: null },
  'demo-networker': { title: 'Networker: active, 75 % complete', viewer: NOURA },
  'complete-profile': { title: 'Networker: checked, everything filled in', viewer: REEM },
  agent: { title: 'Agent', viewer: OMAR },
  agency: { title: 'Agency', viewer: QIMAM },
  'brand-active': { title: 'Brand', viewer: NABT_COFFEE },
  'brand-under-review': { title: 'Brand whose documents are being read', viewer: LOULOU },
  'brand-rejected': { title: 'Brand whose documents were refused', viewer: OUD_HOUSE },
  rejected: { title: 'Networker turned down after review', viewer: MAJED },
  inactive: { title: 'Networker with a closed account', viewer: RANA },
  'onboarding-questions': { title: 'New account before the first question', viewer: NEWCOMER },
  'onboarding-connect': { title: 'New account without a connected social account', viewer: HAYA },
  'onboarding-waiting': { title: 'In the waiting list', viewer: BANDAR },
  'onboarding-answered': { title: 'Questions answered as a networker, no account yet', viewer: ANSWERED },
  'onboarding-answered-business': { title: 'Questions answered as a brand, no documents yet', viewer: BRAND_TO_BE },
  'connect-taken': {
    title: 'The account belongs to another profile already',
    viewer: HAYA,
    faults: [refusing(['completeSocialConnection'], 'SOCIAL_ACCOUNT_ALREADY_CONNECTED')],
  },
  'connect-off': {
    title: 'No platform can be connected',
    viewer: HAYA,
    faults: [refusing(['connectSocialAccount'], 'FEATURE_DISABLED')],
  },
  'waiting-new': { title: 'Joined the waiting list a moment ago, last in line', viewer: BANDAR, prepare: lastInLine },
  'waiting-all-done': { title: 'First in line: both tasks done, ten friends came', viewer: BANDAR, prepare: firstInLine },
  'waiting-loading': {
    title: 'The place in the waiting list never comes',
    viewer: BANDAR,
    faults: [{ on: ['myWaitingListEntry'], fault: { kind: 'silence' } }],
  },
  'waiting-error': {
    title: 'The place in the waiting list cannot be loaded',
    viewer: BANDAR,
    faults: [refusing(['myWaitingListEntry'], 'GENERAL_ERROR')],
  },
  'just-admitted': { title: 'Admitted this morning', viewer: DANA },
  'agent-waiting': { title: 'An agent in the waiting list', viewer: GHADA },
  'invites-empty': { title: 'Nobody invited yet', viewer: OMAR },
  'invites-many': { title: 'Twelve friends invited', viewer: REEM },
  'invites-loading': {
    title: 'Invited friends never come',
    viewer: OMAR,
    faults: [{ on: ['myFriendInvitations'], fault: { kind: 'silence' } }],
  },
  'invites-full': { title: 'Ten friends invited today', viewer: NOURA, prepare: tenInvitedToday },
  ...verificationScenarios,
  ...profileScenarios,
  ...managedAccountScenarios,
  ...splitScenarios,
  ...proposalScenarios,
  ...showcaseScenarios,
  ...walletScenarios,
  ...licenceScenarios,
  ...webhookScenarios,
  ...apiKeyScenarios,
  ...ownDataScenarios,
  ...mediaKitScenarios,
  ...shopScenarios,
  ...programScenarios,
  ...participationScenarios,
  ...resultsScenarios,
  ...groupScenarios,
  ...searchScenarios,
  ...peopleScenarios,
  ...notificationScenarios,
  ...adminScenarios,
  'several-profiles': { title: 'One person with a brand and an agency', viewer: REEM },
  'no-username': { title: 'Networker without a user name', viewer: BADR },
  'long-names': { title: 'Name, handle and bio as long as they get', viewer: ABDULRAHMAN },
  empty: { title: 'Just admitted: a name and one account', viewer: DANA },
  'flags-off': { title: 'Programs and payments switched off', viewer: NOURA, flags: allOff },
  loading: { title: 'Answers never come', viewer: NOURA, faults: [{ on: 'everything', fault: { kind: 'silence' } }] },
  'server-error': {
    title: 'The server fails at everything',
    viewer: NOURA,
    faults: [{ on: 'everything', fault: { kind: 'problem', extensions: { code: 'GENERAL_ERROR', requestId: 'mock' } } }],
  },
  'server-busy': {
    title: 'The server turns every question away once before it answers',
    viewer: NOURA,
    faults: [{ on: 'everything', fault: { kind: 'busy', times: 1 } }],
  },
  'stranger-loading': {
    title: 'A stranger to whom no page ever comes',
    viewer: null,
    faults: [{ on: 'everything', fault: { kind: 'silence' } }],
  },
  'public-empty': {
    title: 'A stranger, and a profile with nothing on it yet',
    viewer: null,
    prepare: ({ profiles }) => {
      for (const profile of profiles) if (profile.id === DANA.profile.id) profile.userName = 'dana_paints'
    },
  },
  'insights-none': {
    title: 'Accounts that were never measured',
    viewer: REEM,
    prepare: ({ socialLinks }) => {
      for (const link of socialLinks) if (link.profileId === REEM.profile.id) link.source = 'API'
    },
  },
  'stranger-error': {
    title: 'A stranger for whom no page can be read',
    viewer: null,
    faults: [refusing(['publicProfile'], 'GENERAL_ERROR')],
  },
  'insights-error': {
    title: 'Insights cannot be read',
    viewer: REEM,
    faults: [refusing(['profileInsights', 'profileAvgStats'], 'GENERAL_ERROR')],
  },
  'network-down': { title: 'Nothing reaches the server', viewer: NOURA, faults: [{ on: 'everything', fault: { kind: 'offline' } }] },
  'session-expired': { title: 'Signed in too long ago', viewer: NOURA, signedInFor: 31 * day },
  'signed-out-loading': {
    title: 'A stranger to whom answers never come',
    viewer: null,
    faults: [{ on: [...sending, ...typing], fault: { kind: 'silence' } }],
  },
  'signed-out-offline': {
    title: 'A stranger whose calls reach nobody',
    viewer: null,
    faults: [{ on: [...sending, ...typing], fault: { kind: 'offline' } }],
  },
  'otp-wrong': { title: 'Every code is wrong', viewer: null, faults: [refusing(typing, 'WRONG_OTP')] },
  'otp-expired': { title: 'Every code is too late', viewer: null, faults: [refusing(typing, 'OTP_EXPIRED')] },
  'otp-tries-used': { title: 'The fifth wrong code', viewer: null, faults: [refusing(typing, 'OTP_VERIFICATION_LIMIT_REACHED')] },
  'otp-too-early': {
    title: 'Another code only in a minute and a half',
    viewer: null,
    faults: [refusing(sending, 'RESEND_INTERVAL_LIMIT_REACHED', { resendAfter: 90 })],
  },
  'otp-limit': {
    title: 'No more codes today',
    viewer: null,
    faults: [refusing(sending, 'OTP_RESEND_LIMIT_REACHED', { retryAfter: 21 * 60 * 60 })],
  },
  'sms-down': { title: 'Messages cannot be sent', viewer: null, faults: [refusing(sending, 'SMS_SEND_FAILED')] },
  'otp-unknown-number': { title: 'The right code of a number nobody owns', viewer: null, faults: [refusing(typing, 'USER_NOT_FOUND')] },
  'otp-suspended': { title: 'The right code of a suspended person', viewer: null, faults: [refusing(typing, 'USER_SUSPENDED')] },
} as const satisfies Readonly<Record<string, Scenario>>

export type ScenarioId = keyof typeof scenarios

export const isScenarioId = (value: unknown): value is ScenarioId => typeof value === 'string' && Object.hasOwn(scenarios, value)

/** The default scenario of development on mocks. */
export const firstScenario: ScenarioId = 'signed-out'

export const scenarioOf = (id: ScenarioId): Scenario => scenarios[id]
