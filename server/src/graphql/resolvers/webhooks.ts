import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import type { RequestContext } from '../../request/context.ts'
import { enforceChangeLimit } from '../../request/rate-limits.ts'
import { requireViewer } from '../../domains/session/viewer.ts'

const of = ({ services }: RequestContext) => services.webhooks

export const webhooksResolvers: Resolvers<RequestContext> = {
  Query: {
    webhookEndpoints: (_, __, context) => of(context).endpoints(requireViewer(context)),
    webhookEndpoint: (_, { id }, context) => of(context).endpoint(requireViewer(context), id),
    webhookDeliveries: (_, search, context) => of(context).deliveries(requireViewer(context), search),
    webhookDelivery: (_, { id }, context) => of(context).delivery(requireViewer(context), id),
  },
  Mutation: {
    async addWebhookEndpoint(_, { addWebhookEndpointInput }, context) {
      await enforceChangeLimit(context)
      return of(context).add(requireViewer(context), addWebhookEndpointInput)
    },
    async updateWebhookEndpoint(_, { updateWebhookEndpointInput }, context) {
      await enforceChangeLimit(context)
      return of(context).change(requireViewer(context), updateWebhookEndpointInput)
    },
    async rotateWebhookSecret(_, { endpointId }, context) {
      await enforceChangeLimit(context)
      return of(context).rotate(requireViewer(context), endpointId)
    },
    async deleteWebhookEndpoint(_, { id }, context) {
      await enforceChangeLimit(context)
      return of(context).remove(requireViewer(context), id)
    },
    async sendTestWebhook(_, { endpointId }, context) {
      await enforceChangeLimit(context)
      return of(context).sendTest(requireViewer(context), endpointId)
    },
    async replayWebhookDelivery(_, { id }, context) {
      await enforceChangeLimit(context)
      return of(context).replay(requireViewer(context), id)
    },
    async replayWebhookEvents(_, { replayWebhookEventsInput }, context) {
      await enforceChangeLimit(context)
      return of(context).replayPeriod(requireViewer(context), replayWebhookEventsInput)
    },
  },
}
