import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { notificationFields } from '@wasla/contract/notifications/fields.ts'
import type { NotificationRecord } from '@wasla/contract/notifications/record.ts'
import { notificationText } from '@wasla/contract/notifications/texts.ts'
import { nameFor } from '@wasla/contract/profiles/names.ts'
import { shownProfile } from '@wasla/contract/profiles/public-fields.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { requireViewer, type MockContext } from '../context.ts'
import { findProfile } from '../find.ts'
import { addPushSubscription, pushDevice, removePushSubscription } from '../notifications/push.ts'
import { markLines, panel } from '../notifications/panel.ts'

/** Returns the sender if the sender has a public page, otherwise null. */
const senderIn = ({ senderProfileId }: NotificationRecord, { store }: MockContext): ProfileRecord | null =>
  shownProfile(findProfile(store, senderProfileId ?? '') ?? null)

function textIn(line: NotificationRecord, context: MockContext) {
  const sender = senderIn(line, context)
  return notificationText(line, sender && nameFor(sender, context.language), context.language)
}

export const notificationsResolvers: Resolvers<MockContext> = {
  Query: {
    myNotifications: (_parent, { pagination }, context) => panel(context.store, requireViewer(context).profileId, pagination),
    myPushDevice: (_parent, { endpoint }, context) => pushDevice(context.store, requireViewer(context), endpoint),
  },
  Mutation: {
    updateMultipleNotificationStatus: (_parent, { notifications }, context) =>
      markLines(context.store, requireViewer(context).profileId, notifications),
    addPushSubscription: (_parent, { addPushSubscriptionInput }, context) =>
      addPushSubscription(context.store, requireViewer(context), addPushSubscriptionInput),
    removePushSubscription: (_parent, { endpoint }, context) => removePushSubscription(context.store, requireViewer(context), endpoint),
  },
  Notification: {
    ...notificationFields,
    title: (line, _args, context) => textIn(line, context).title,
    content: (line, _args, context) => textIn(line, context).content,
    sender: (line, _args, context) => senderIn(line, context),
    senderType: (line, _args, context) => senderIn(line, context)?.type ?? null,
  },
  // Missing values are null.
  NotificationMeta: {
    groupId: (meta) => meta.groupId ?? null,
    groupName: (meta) => meta.groupName ?? null,
    groupImage: (meta) => meta.groupImage ?? null,
    groupUserName: (meta) => meta.groupUserName ?? null,
    accepted_at: (meta) => meta.accepted_at ?? null,
    rejected_at: (meta) => meta.rejected_at ?? null,
    cancelled_at: (meta) => meta.cancelled_at ?? null,
    message: (meta) => meta.message ?? null,
    programId: (meta) => meta.programId ?? null,
    programName: (meta) => meta.programName ?? null,
    programStatus: (meta) => meta.programStatus ?? null,
    amount: (meta) => meta.amount ?? null,
    percent: (meta) => meta.percent ?? null,
    count: (meta) => meta.count ?? null,
    filterName: (meta) => meta.filterName ?? null,
    day: (meta) => meta.day ?? null,
  },
}
