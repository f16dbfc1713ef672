import { members } from './rule.ts'

export const notificationsAccess = {
  myNotifications: members,
  updateMultipleNotificationStatus: members,
  myPushDevice: members,
  addPushSubscription: members,
  removePushSubscription: members,
} as const
