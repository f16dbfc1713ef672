import type { NotificationRecord } from './record.ts'

const toDateTime = (moment: number) => new Date(moment).toISOString()

/** Resolvers of the fields of `Notification` that depend only on the record. */
export const notificationFields = {
  createdAt: ({ createdAt }: NotificationRecord) => toDateTime(createdAt),
  readAt: ({ readAt }: NotificationRecord) => (readAt === null ? null : toDateTime(readAt)),
}
