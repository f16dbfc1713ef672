import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { requireViewer, type MockContext } from '../context.ts'
import { deliveries, deliveryLog } from '../webhooks/deliveries.ts'
import { addEndpoint, deleteEndpoint, endpoint, endpoints, rotateSecret, updateEndpoint } from '../webhooks/endpoints.ts'
import { replayDelivery, replayPeriod, sendTest } from '../webhooks/replays.ts'

export const webhooksResolvers: Resolvers<MockContext> = {
  Query: {
    webhookEndpoints: (_parent, _args, context) => endpoints(context.store, requireViewer(context).profileId),
    webhookEndpoint: (_parent, { id }, context) => endpoint(context.store, requireViewer(context).profileId, id),
    webhookDeliveries: (_parent, search, context) => deliveries(context.store, requireViewer(context).profileId, search),
    webhookDelivery: (_parent, { id }, context) => deliveryLog(context.store, requireViewer(context).profileId, id),
  },
  Mutation: {
    addWebhookEndpoint: (_parent, { addWebhookEndpointInput }, context) =>
      addEndpoint(context.store, requireViewer(context).profileId, addWebhookEndpointInput),
    updateWebhookEndpoint: (_parent, { updateWebhookEndpointInput }, context) =>
      updateEndpoint(context.store, requireViewer(context).profileId, updateWebhookEndpointInput),
    rotateWebhookSecret: (_parent, { endpointId }, context) => rotateSecret(context.store, requireViewer(context).profileId, endpointId),
    deleteWebhookEndpoint: (_parent, { id }, context) => deleteEndpoint(context.store, requireViewer(context).profileId, id),
    sendTestWebhook: (_parent, { endpointId }, context) => sendTest(context.store, requireViewer(context).profileId, endpointId),
    replayWebhookDelivery: (_parent, { id }, context) => replayDelivery(context.store, requireViewer(context).profileId, id),
    replayWebhookEvents: (_parent, { replayWebhookEventsInput }, context) =>
      replayPeriod(context.store, requireViewer(context).profileId, replayWebhookEventsInput),
  },
}
