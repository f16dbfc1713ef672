import { describe, expect, it } from 'vitest'
import { notificationTypes, type NotificationType } from './record.ts'
import { wayOf, type Leading } from './where.ts'

const full: Omit<Leading, 'type'> = {
  referenceId: 'r',
  meta: { groupId: 'g', groupUserName: 'date_season', programId: 'p' },
  sender: { userType: 'INFLUENCER', username: 'Huda.Z' },
}

const led: Readonly<Record<NotificationType, string>> = {
  MANAGED_ACCOUNT_CREATED: '/settings/managed-accounts',
  GROUP_INVITATION_CREATED: '/groups/date_season',
  REQUEST_TO_JOIN_GROUP_ACCEPTED: '/groups/my/g',
  REQUEST_TO_JOIN_GROUP_REJECTED: '/groups/date_season',
  ADMIN_BUSINESS_VERIFICATION_APPROVED: '/home',
  ADMIN_BUSINESS_VERIFICATION_REJECTED: '/home',
  IDENTITY_VERIFICATION_APPROVED: '/home',
  IDENTITY_VERIFICATION_REJECTED: '/home',
  WAITING_LIST_ADMITTED: '/home',
  GROUP_OWNERSHIP_TRANSFERRED: '/groups/my/g',
  PROGRAM_REQUEST_CREATED: '/program/p/applicants',
  PROGRAM_REQUEST_ACCEPTED: '/program/p/overview',
  PROGRAM_REQUEST_REJECTED: '/program/p/overview',
  PROGRAM_STATUS_CHANGED: '/program/p/overview',
  PROGRAM_BUDGET_ALERT: '/program/p/performance',
  PROGRAM_MILESTONE_ACHIEVED: '/program/p/participants',
  PROGRAM_EARNING_RECEIVED: '/program/p/my-performance',
  WALLET_TOP_UP_SUCCEEDED: '/wallet',
  WALLET_TOP_UP_FAILED: '/wallet',
  WALLET_TOP_UP_RETURNED: '/wallet',
  WITHDRAWAL_SUCCEEDED: '/wallet',
  WITHDRAWAL_FAILED: '/wallet',
  FRIEND_INVITATION_RECEIVED: '/profile/influencer/huda.z',
  GROUP_REQUEST_CREATED: '/groups/my/g/requests',
  SAVED_PEOPLE_FILTER_MATCHED: '/discover/people?saved=r',
  PROGRAM_CONVERSION_APPROVED: '/program/p/performance',
  PROGRAM_CONVERSION_REJECTED: '/program/p/performance',
  PROGRAM_REWARD_HELD: '/program/p/participants',
  PROGRAM_REWARD_APPROVED: '/program/p/participants',
  PROGRAM_REWARD_REFUSED: '/program/p/participants',
  SECOND_LOOK_COUNTED: '/program/p/my-performance',
  PROGRAM_RESULTS_WAITING: '/program/p/results',
  SECOND_LOOK_UPHELD: '/program/p/my-performance',
  NETWORK_CASE_COUNTED: '/program/p/performance',
  NETWORK_CASE_REFUSED: '/program/p/performance',
  PROGRAM_OUTAGE_STARTED: '/program/p/my-performance',
  PROGRAM_OUTAGE_ENDED: '/program/p/my-performance',
  WEBHOOK_ENDPOINT_OFF: '/settings/webhooks/r',
  SPLIT_PROPOSED: '/settings/managed-accounts/r/split',
  SPLIT_AGREED: '/settings/managed-accounts/r/split',
  SPLIT_DECLINED: '/settings/managed-accounts/r/split',
  SPLIT_ENDED: '/settings/managed-accounts/r/split',
  SPLIT_SHARE_RECEIVED: '/wallet',
  API_KEY_MADE: '/settings/api-keys',
  DATA_ARCHIVE_REQUESTED: '/settings/my-data',
  DATA_ARCHIVE_READY: '/settings/my-data',
  ACCOUNT_DELETION_REQUESTED: '/settings/my-data',
  ACCOUNT_DELETION_HELD: '/settings/my-data',
  LICENCE_APPROVED: '/settings/licence',
  LICENCE_DECLINED: '/settings/licence',
  LICENCE_EXPIRES: '/settings/licence',
  PROGRAM_REQUESTED: '/program/p/overview',
  PROPOSAL_REQUESTED: '/settings/proposals',
}

describe('wayOf', () => {
  it.each(notificationTypes)('returns for %s the path of the page on which the reader can act', (type) => {
    expect(wayOf({ type, ...full })).toBe(led[type])
  })

  it.each(notificationTypes)('returns for %s the path of an existing page if the notification has no values', (type) => {
    const bare = wayOf({ type, meta: { groupId: null, groupUserName: null, programId: null }, referenceId: null, sender: null })
    expect([
      ...['/home', '/groups', '/wallet', '/discover/people'],
      ...[
        '/settings/managed-accounts',
        '/settings/webhooks',
        '/settings/api-keys',
        '/settings/my-data',
        '/settings/proposals',
        '/settings/licence',
      ],
    ]).toContain(bare)
  })

  it('never returns an address outside the app, for any values', () => {
    expect(wayOf({ type: 'GROUP_INVITATION_CREATED', meta: { groupUserName: '../wallet?x=//evil' } })).toBe(
      '/groups/..%2Fwallet%3Fx%3D%2F%2Fevil',
    )
  })

  it('returns the path of the participant’s own figures if the participant reached a milestone', () => {
    expect(wayOf({ type: 'PROGRAM_MILESTONE_ACHIEVED', meta: { programId: 'p' } })).toBe('/program/p/my-performance')
  })
})
