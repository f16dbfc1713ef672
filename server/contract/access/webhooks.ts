import { membersOnly } from './rule.ts'

/** Fields for brands, because only brands own programs. Each sees and changes only its own endpoints. */
const brands = membersOnly({ feature: 'program', types: ['BRAND'], code: 'FORBIDDEN' })

export const webhooksAccess = {
  webhookEndpoints: brands,
  webhookEndpoint: brands,
  webhookDeliveries: brands,
  webhookDelivery: brands,
  addWebhookEndpoint: brands,
  updateWebhookEndpoint: brands,
  rotateWebhookSecret: brands,
  deleteWebhookEndpoint: brands,
  sendTestWebhook: brands,
  replayWebhookDelivery: brands,
  replayWebhookEvents: brands,
} as const
