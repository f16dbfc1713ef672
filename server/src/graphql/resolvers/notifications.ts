import type { NotificationResolvers, Resolvers } from '@wasla/contract/generated/user-types.ts'
import { notificationFields } from '@wasla/contract/notifications/fields.ts'
import type { NotificationRecord } from '@wasla/contract/notifications/record.ts'
import { notificationText } from '@wasla/contract/notifications/texts.ts'
import { nameFor } from '@wasla/contract/profiles/names.ts'
import { shownProfile } from '@wasla/contract/profiles/public-fields.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { RequestContext } from '../../request/context.ts'
import { requireViewer } from '../../domains/session/viewer.ts'

const of = ({ services }: RequestContext) => services.notifications

/** Returns the sender, if everybody may see them. Read once for all lines of a request. */
const senderIn = async ({ senderProfileId }: NotificationRecord, { loaders }: RequestContext): Promise<ProfileRecord | null> =>
  senderProfileId === null ? null : shownProfile(await loaders.profile.load(senderProfileId))

async function textIn(line: NotificationRecord, context: RequestContext) {
  const sender = await senderIn(line, context)
  return notificationText(line, sender && nameFor(sender, context.language), context.language)
}

const fields: NotificationResolvers<RequestContext> = {
  ...notificationFields,
  title: async (line, _, context) => (await textIn(line, context)).title,
  content: async (line, _, context) => (await textIn(line, context)).content,
  sender: (line, _, context) => senderIn(line, context),
  senderType: async (line, _, context) => (await senderIn(line, context))?.type ?? null,
}

export const notificationsResolvers: Resolvers<RequestContext> = {
  Query: { myNotifications: (_, { pagination }, context) => of(context).mine(requireViewer(context), pagination) },
  Mutation: {
    updateMultipleNotificationStatus: (_, { notifications }, context) => of(context).mark(requireViewer(context), notifications),
  },
  Notification: fields,
}
