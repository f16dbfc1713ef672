import type { NotificationRecord } from './record.ts'

const toDateTime = (moment: number) => new Date(moment).toISOString()

/** Fields of `Notification` that need nothing but the record. */
export const notificationFields = {
  createdAt: ({ createdAt }: NotificationRecord) => toDateTime(createdAt),
  readAt: ({ readAt }: NotificationRecord) => (readAt === null ? null : toDateTime(readAt)),
}
