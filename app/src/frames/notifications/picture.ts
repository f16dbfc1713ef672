import type { NotificationType } from '@wasla/contract/notifications/record.ts'
import type { IconName } from '@wasla/design-system/icons/icons.ts'

const signs: Readonly<Record<NotificationType, IconName>> = {
  MANAGED_ACCOUNT_CREATED: 'handshake',
  GROUP_INVITATION_CREATED: 'users',
  REQUEST_TO_JOIN_GROUP_ACCEPTED: 'users',
  REQUEST_TO_JOIN_GROUP_REJECTED: 'users',
  ADMIN_BUSINESS_VERIFICATION_APPROVED: 'shield-check',
  ADMIN_BUSINESS_VERIFICATION_REJECTED: 'circle-alert',
  IDENTITY_VERIFICATION_APPROVED: 'shield-check',
  IDENTITY_VERIFICATION_REJECTED: 'circle-alert',
  WAITING_LIST_ADMITTED: 'circle-check',
  GROUP_OWNERSHIP_TRANSFERRED: 'users',
  PROGRAM_REQUEST_CREATED: 'megaphone',
  PROGRAM_REQUEST_ACCEPTED: 'megaphone',
  PROGRAM_REQUEST_REJECTED: 'megaphone',
  PROGRAM_STATUS_CHANGED: 'megaphone',
  PROGRAM_BUDGET_ALERT: 'triangle-alert',
  PROGRAM_MILESTONE_ACHIEVED: 'trophy',
  PROGRAM_EARNING_RECEIVED: 'banknote',
  WALLET_TOP_UP_SUCCEEDED: 'wallet',
  WALLET_TOP_UP_FAILED: 'wallet',
  WALLET_TOP_UP_RETURNED: 'wallet',
  WITHDRAWAL_SUCCEEDED: 'bank',
  WITHDRAWAL_FAILED: 'bank',
  FRIEND_INVITATION_RECEIVED: 'user-plus',
  GROUP_REQUEST_CREATED: 'user-plus',
  SAVED_PEOPLE_FILTER_MATCHED: 'search',
  PROGRAM_CONVERSION_APPROVED: 'circle-check',
  PROGRAM_CONVERSION_REJECTED: 'circle-alert',
  PROGRAM_REWARD_HELD: 'clock',
  PROGRAM_REWARD_APPROVED: 'circle-check',
  PROGRAM_REWARD_REFUSED: 'circle-alert',
  SECOND_LOOK_COUNTED: 'circle-check',
  SECOND_LOOK_UPHELD: 'circle-alert',
  PROGRAM_RESULTS_WAITING: 'hourglass',
  NETWORK_CASE_COUNTED: 'circle-check',
  NETWORK_CASE_REFUSED: 'circle-alert',
  PROGRAM_OUTAGE_STARTED: 'triangle-alert',
  PROGRAM_OUTAGE_ENDED: 'circle-check',
  WEBHOOK_ENDPOINT_OFF: 'circle-alert',
  SPLIT_PROPOSED: 'handshake',
  SPLIT_AGREED: 'handshake',
  SPLIT_DECLINED: 'circle-alert',
  SPLIT_ENDED: 'circle-alert',
  SPLIT_SHARE_RECEIVED: 'banknote',
  API_KEY_MADE: 'key',
}

const known: Readonly<Partial<Record<string, IconName>>> = signs

/** Returns the icon of a notification that has no sender and no group; a bell for a type of a newer server (F25). */
export const signOf = (type: NotificationType): IconName => known[type] ?? 'bell'
