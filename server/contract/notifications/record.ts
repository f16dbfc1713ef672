/** The types of notifications (I-01), in the order of the SDL. */
export const notificationTypes = [
  'MANAGED_ACCOUNT_CREATED',
  'GROUP_INVITATION_CREATED',
  'REQUEST_TO_JOIN_GROUP_ACCEPTED',
  'REQUEST_TO_JOIN_GROUP_REJECTED',
  'ADMIN_BUSINESS_VERIFICATION_APPROVED',
  'ADMIN_BUSINESS_VERIFICATION_REJECTED',
  'IDENTITY_VERIFICATION_APPROVED',
  'IDENTITY_VERIFICATION_REJECTED',
  'WAITING_LIST_ADMITTED',
  'GROUP_OWNERSHIP_TRANSFERRED',
  'PROGRAM_REQUEST_CREATED',
  'PROGRAM_REQUEST_ACCEPTED',
  'PROGRAM_REQUEST_REJECTED',
  'PROGRAM_STATUS_CHANGED',
  'PROGRAM_BUDGET_ALERT',
  'PROGRAM_MILESTONE_ACHIEVED',
  'PROGRAM_EARNING_RECEIVED',
  'WALLET_TOP_UP_SUCCEEDED',
  'WALLET_TOP_UP_FAILED',
  // A credited payment was refunded to its payer.
  'WALLET_TOP_UP_RETURNED',
  'WITHDRAWAL_SUCCEEDED',
  'WITHDRAWAL_FAILED',
  // A member was invited by their mobile number. A member gets this notification instead of a text message (J-02).
  'FRIEND_INVITATION_RECEIVED',
  // A profile requests to join a group. Sent to the group's owner and admins.
  'GROUP_REQUEST_CREATED',
  // New people match a saved filter of the directory. Sent at most once a day.
  'SAVED_PEOPLE_FILTER_MATCHED',
  // An admin decided a conversion. Sent to the participant, and to the brand with the participant as its sender.
  'PROGRAM_CONVERSION_APPROVED',
  'PROGRAM_CONVERSION_REJECTED',
  // The back office decided on a participant's review request about results that did not count.
  'SECOND_LOOK_COUNTED',
  'SECOND_LOOK_UPHELD',
  // A reward is held, or was reviewed (Y-08). Sent to the participant, and to the brand with the participant as its sender.
  'PROGRAM_REWARD_HELD',
  'PROGRAM_REWARD_APPROVED',
  'PROGRAM_REWARD_REFUSED',
  // Results that a browser reported wait for the program's owner. Sent at most once a day (Y-01).
  'PROGRAM_RESULTS_WAITING',
  // The held clicks of one network were reviewed (Y-06). Sent to the participant, and to the owner with the participant as its sender.
  'NETWORK_CASE_COUNTED',
  'NETWORK_CASE_REFUSED',
  // An outage of a program's page began or ended. Sent to the owner, and to the participants with the owner as its sender.
  'PROGRAM_OUTAGE_STARTED',
  'PROGRAM_OUTAGE_ENDED',
  // A webhook endpoint was switched off, because nothing could be delivered for days, or because it wants no more.
  'WEBHOOK_ENDPOINT_OFF',
  // A split of a networker's rewards was proposed, agreed, declined or ended. Sent to the other side.
  'SPLIT_PROPOSED',
  'SPLIT_AGREED',
  'SPLIT_DECLINED',
  'SPLIT_ENDED',
  // A payout paid a manager's share of a networker's reward.
  'SPLIT_SHARE_RECEIVED',
  // An API key was made for the profile. Sent at once, so that its owner notices a key that somebody else made.
  'API_KEY_MADE',
  // Somebody signed in to the account requested an archive of its data, or the archive is ready.
  'DATA_ARCHIVE_REQUESTED',
  'DATA_ARCHIVE_READY',
  // The countdown of the account began, or money holds it up.
  'ACCOUNT_DELETION_REQUESTED',
  'ACCOUNT_DELETION_HELD',
  // A reviewer decided on a licence, or a licence ends soon (Y-46).
  'LICENCE_APPROVED',
  'LICENCE_DECLINED',
  'LICENCE_EXPIRES',
  // A brand asked a networker to join its program, from a proposal of their manager; and the manager is told.
  'PROGRAM_REQUESTED',
  'PROPOSAL_REQUESTED',
] as const
export type NotificationType = (typeof notificationTypes)[number]

/**
 * Values for the text of a notification. Times are in ISO 8601, money is in halalas. Contains no texts except those that users typed,
 * because sentences are made in the reader's language.
 */
export type NotificationMeta = Readonly<
  Partial<{
    groupId: string
    groupName: string
    groupImage: string
    groupUserName: string
    accepted_at: string
    rejected_at: string
    cancelled_at: string
    /** The reason that a reviewer typed. */
    message: string
    programId: string
    programName: string
    /** The status of the program, as the API spells it. */
    programStatus: string
    amount: number
    percent: number
    /** The number of new people, of waiting results, or of days until a licence ends. */
    count: number
    /** The name of a saved filter, which its owner typed. */
    filterName: string
    /**
     * A day in Riyadh: the day on which the first waiting result counts automatically, the day of a network case, the day on which an
     * account is deleted, or the last day of a licence.
     */
    day: string
    /** The host of a webhook endpoint. */
    host: string
    /** The name of an API key, which its owner typed. */
    keyName: string
  }>
>

/** A notification in a profile's panel. Its text is made when it is read, in the reader's language (I-04). */
export type NotificationRecord = {
  id: string
  profileId: string
  type: NotificationType
  meta: NotificationMeta
  referenceId: string | null
  senderProfileId: string | null
  createdAt: number
  readAt: number | null
}

/** The types that are also sent as a text message (I-06). */
export const sentAsText = {
  WAITING_LIST_ADMITTED: 'admitted',
  ADMIN_BUSINESS_VERIFICATION_APPROVED: 'businessApproved',
  ADMIN_BUSINESS_VERIFICATION_REJECTED: 'businessRejected',
  WITHDRAWAL_SUCCEEDED: 'withdrawalPaid',
  WITHDRAWAL_FAILED: 'withdrawalFailed',
  PROGRAM_BUDGET_ALERT: 'budgetAlert',
  DATA_ARCHIVE_REQUESTED: 'dataArchive',
  ACCOUNT_DELETION_REQUESTED: 'accountDeletion',
  ACCOUNT_DELETION_HELD: 'accountDeletionHeld',
} as const satisfies Partial<Record<NotificationType, string>>
