import { members } from './rule.ts'

export const notificationsAccess = { myNotifications: members, updateMultipleNotificationStatus: members } as const
