import { allBut, behindFlag, each, forMembers, type UserRow } from './user-rows.ts'

/** Refuses everybody except brands. */
const noBrand = each(allBut('brand', 'brandUnderReview', 'brandRejected'), 'FORBIDDEN')

const calls: readonly UserRow[] = [
  forMembers('query', 'webhookEndpoints { id }', noBrand),
  forMembers('query', 'webhookEndpoint(id: "none") { id }', noBrand),
  forMembers('query', 'webhookDeliveries(endpointId: "none") { nextCursor }', noBrand),
  forMembers('query', 'webhookDelivery(id: "none") { url }', noBrand),
  forMembers(
    'mutation',
    'addWebhookEndpoint(addWebhookEndpointInput: { url: "https://nabt.example/hooks", events: [RESULT_COUNTED] }) { id }',
    noBrand,
  ),
  forMembers('mutation', 'updateWebhookEndpoint(updateWebhookEndpointInput: { id: "none" }) { id }', noBrand),
  forMembers('mutation', 'rotateWebhookSecret(endpointId: "none") { id }', noBrand),
  forMembers('mutation', 'deleteWebhookEndpoint(id: "none") { success }', noBrand),
  forMembers('mutation', 'sendTestWebhook(endpointId: "none") { id }', noBrand),
  forMembers('mutation', 'replayWebhookDelivery(id: "none") { id }', noBrand),
  forMembers(
    'mutation',
    'replayWebhookEvents(replayWebhookEventsInput: { endpointId: "none", from: "2026-01-01T00:00:00.000Z", to: "2026-01-02T00:00:00.000Z" }) { count }',
    noBrand,
  ),
]

export const webhooksCalls: readonly UserRow[] = calls.map(behindFlag('program'))
