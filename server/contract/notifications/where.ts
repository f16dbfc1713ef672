import type { ProfileType } from '../generated/user-sdl-types.ts'
import type { NotificationType } from './record.ts'

type Maybe<T> = T | null | undefined

/** The fields of a notification that determine the path to which it links. Stored notifications and those of the API have them. */
export type Leading = {
  type: NotificationType
  referenceId?: Maybe<string>
  meta: { groupId?: Maybe<string>; groupUserName?: Maybe<string>; programId?: Maybe<string> }
  sender?: Maybe<{ userType: ProfileType; username?: Maybe<string> }>
}

type Way = (notification: Leading) => string | null

const home: Way = () => '/home'
const wallet: Way = () => '/wallet'
const myData: Way = () => '/settings/my-data'
const licence: Way = () => '/settings/licence'
const part = encodeURIComponent

/** Returns the path of the group's page for members. */
const memberPage =
  (tab = ''): Way =>
  ({ meta: { groupId } }) =>
    groupId ? `/groups/my/${part(groupId)}${tab}` : '/groups'
/** Returns the path of the group's page for profiles that are no members. */
const groupPage: Way = ({ meta: { groupUserName } }) => (groupUserName ? `/groups/${part(groupUserName)}` : '/groups')
const programPage =
  (tab: 'overview' | 'performance' | 'my-performance' | 'applicants' | 'participants' | 'results'): Way =>
  ({ meta: { programId } }) =>
    programId ? `/program/${part(programId)}/${tab}` : null

/**
 * Returns the path of the participants for the owner, and of a participant's own figures for the participant. Only the owner's notification
 * has a sender.
 */
const milestone: Way = (notification) => programPage(notification.sender ? 'participants' : 'my-performance')(notification)

/**
 * Returns the path of the program's figures for the brand, and of a participant's own figures for the participant. Only the brand's
 * notification has a sender.
 */
const results: Way = (notification) => programPage(notification.sender ? 'performance' : 'my-performance')(notification)

/**
 * Returns the path of a participant's own figures for the participants, and of the program's figures for its owner. Only the participants'
 * notification has a sender.
 */
const outage: Way = (notification) => programPage(notification.sender ? 'my-performance' : 'performance')(notification)

/** Returns the path of the splits of a managed account, which `referenceId` names. */
const splits: Way = ({ referenceId }) =>
  referenceId ? `/settings/managed-accounts/${part(referenceId)}/split` : '/settings/managed-accounts'

const profileOf: Way = ({ sender }) =>
  sender?.username ? `/profile/${sender.userType.toLowerCase()}/${part(sender.username.toLowerCase())}` : null

/** For each type: the path that a click on the notification opens (I-07). */
const ways: Readonly<Record<NotificationType, Way>> = {
  MANAGED_ACCOUNT_CREATED: () => '/settings/managed-accounts',
  GROUP_INVITATION_CREATED: groupPage,
  REQUEST_TO_JOIN_GROUP_ACCEPTED: memberPage(),
  REQUEST_TO_JOIN_GROUP_REJECTED: groupPage,
  ADMIN_BUSINESS_VERIFICATION_APPROVED: home,
  ADMIN_BUSINESS_VERIFICATION_REJECTED: home,
  IDENTITY_VERIFICATION_APPROVED: home,
  IDENTITY_VERIFICATION_REJECTED: home,
  WAITING_LIST_ADMITTED: home,
  GROUP_OWNERSHIP_TRANSFERRED: memberPage(),
  PROGRAM_REQUEST_CREATED: programPage('applicants'),
  // The overview shows the participant's tracking link.
  PROGRAM_REQUEST_ACCEPTED: programPage('overview'),
  PROGRAM_REQUEST_REJECTED: programPage('overview'),
  PROGRAM_STATUS_CHANGED: programPage('overview'),
  PROGRAM_BUDGET_ALERT: programPage('performance'),
  PROGRAM_MILESTONE_ACHIEVED: milestone,
  PROGRAM_EARNING_RECEIVED: programPage('my-performance'),
  WALLET_TOP_UP_SUCCEEDED: wallet,
  WALLET_TOP_UP_FAILED: wallet,
  WALLET_TOP_UP_RETURNED: wallet,
  WITHDRAWAL_SUCCEEDED: wallet,
  WITHDRAWAL_FAILED: wallet,
  FRIEND_INVITATION_RECEIVED: profileOf,
  GROUP_REQUEST_CREATED: memberPage('/requests'),
  PROGRAM_CONVERSION_APPROVED: results,
  PROGRAM_CONVERSION_REJECTED: results,
  PROGRAM_REWARD_HELD: milestone,
  PROGRAM_REWARD_APPROVED: milestone,
  PROGRAM_REWARD_REFUSED: milestone,
  SECOND_LOOK_COUNTED: programPage('my-performance'),
  SECOND_LOOK_UPHELD: programPage('my-performance'),
  PROGRAM_RESULTS_WAITING: programPage('results'),
  NETWORK_CASE_COUNTED: results,
  NETWORK_CASE_REFUSED: results,
  PROGRAM_OUTAGE_STARTED: outage,
  PROGRAM_OUTAGE_ENDED: outage,
  WEBHOOK_ENDPOINT_OFF: ({ referenceId }) => (referenceId ? `/settings/webhooks/${part(referenceId)}` : '/settings/webhooks'),
  SPLIT_PROPOSED: splits,
  SPLIT_AGREED: splits,
  SPLIT_DECLINED: splits,
  SPLIT_ENDED: splits,
  SPLIT_SHARE_RECEIVED: wallet,
  API_KEY_MADE: () => '/settings/api-keys',
  DATA_ARCHIVE_REQUESTED: myData,
  DATA_ARCHIVE_READY: myData,
  ACCOUNT_DELETION_REQUESTED: myData,
  ACCOUNT_DELETION_HELD: myData,
  LICENCE_APPROVED: licence,
  LICENCE_DECLINED: licence,
  LICENCE_EXPIRES: licence,
  PROGRAM_REQUESTED: programPage('overview'),
  PROPOSAL_REQUESTED: () => '/settings/proposals',
  SAVED_PEOPLE_FILTER_MATCHED: ({ referenceId }) => (referenceId ? `/discover/people?saved=${part(referenceId)}` : '/discover/people'),
}

const wayFor: Readonly<Partial<Record<string, Way>>> = ways

/**
 * Returns the path that a click on the notification opens; home if the path would need a missing value, or if a newer server sent a type
 * that this app does not know (F25).
 */
export const wayOf = (notification: Leading): string => wayFor[notification.type]?.(notification) ?? '/home'
