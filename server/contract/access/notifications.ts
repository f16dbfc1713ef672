import { members, membersOnly } from './rule.ts'

export const notificationsAccess = {
  myNotifications: members,
  updateMultipleNotificationStatus: membersOnly({ whileDeleting: true }),
  myPushDevice: members,
  addPushSubscription: members,
  removePushSubscription: members,
} as const
