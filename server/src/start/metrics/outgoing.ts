import type { Registry } from '../../platform/metrics/registry.ts'
import type { PushGateway } from '../../providers/push/port.ts'
import type { SmsGateway } from '../../providers/sms/port.ts'
import type { WebhookGateway } from '../../providers/webhooks/port.ts'

/** Counts messages by how their sending ended. */
export function countedSms(gateway: SmsGateway, registry: Registry): SmsGateway {
  const sent = registry.counter('wasla_sms_total', 'Text messages by outcome.', 'outcome')
  for (const outcome of ['sent', 'failed']) sent.add(0, outcome)
  return {
    async send(message, signal) {
      try {
        await gateway.send(message, signal)
        sent.add(1, 'sent')
      } catch (error) {
        sent.add(1, 'failed')
        throw error
      }
    },
  }
}

/** Counts pushes by what the push service answered. */
export function countedPush(gateway: PushGateway, registry: Registry): PushGateway {
  const pushed = registry.counter('wasla_pushes_total', 'Pushes to devices by outcome.', 'outcome')
  for (const outcome of ['accepted', 'failed']) pushed.add(0, outcome)
  return {
    ...gateway,
    async send(push) {
      try {
        const outcome = await gateway.send(push)
        pushed.add(1, outcome)
        return outcome
      } catch (error) {
        pushed.add(1, 'failed')
        throw error
      }
    },
  }
}

/** Counts attempts to send webhooks by how they ended. */
export function countedWebhooks(gateway: WebhookGateway, registry: Registry): WebhookGateway {
  const sent = registry.counter('wasla_webhooks_total', 'Attempts to send webhooks by outcome.', 'outcome')
  for (const outcome of ['delivered', 'failed']) sent.add(0, outcome)
  return {
    async send(request, signal) {
      const outcome = await gateway.send(request, signal)
      sent.add(1, outcome.failure === null ? 'delivered' : 'failed')
      return outcome
    },
  }
}
