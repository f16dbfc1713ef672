import type { Job } from '#platform/jobs.ts'
import type { WebhooksService } from './service.ts'

/** Webhooks leave within a second of their event, so their timer is short. It has its own lane and waits for no answer. */
export const webhooksSchedule = ({ start, send, sweep }: WebhooksService): readonly Job[] => [
  { name: 'webhooks', every: 500, run: start, catchUp: send },
  { name: 'webhookLog', every: 'upkeep', run: sweep },
]
