import type { NotificationRecord } from './record.ts'

const toDateTime = (moment: number) => new Date(moment).toISOString()

/** Fields of `Notification` that depend on the record only. */
export const notificationFields = {
  createdAt: ({ createdAt }: NotificationRecord) => toDateTime(createdAt),
  readAt: ({ readAt }: NotificationRecord) => (readAt === null ? null : toDateTime(readAt)),
}
