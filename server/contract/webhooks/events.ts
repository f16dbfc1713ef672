import { everyOf } from '../common/every-of.ts'
import type { WebhookEvent } from '../generated/user-sdl-types.ts'

/** The events to which an endpoint can subscribe, in the order in which forms list them. */
export const webhookEvents = everyOf<WebhookEvent>()(
  'PARTICIPATION_REQUESTED',
  'PARTICIPATION_JOINED',
  'PARTICIPATION_DECLINED',
  'RESULT_WAITING',
  'RESULT_COUNTED',
  'RESULT_HELD',
  'RESULT_REJECTED',
  'RESULT_REVERSED',
  'MILESTONE_REACHED',
  'MILESTONE_FUNDED',
  'MILESTONE_REOPENED',
  'REWARD_HELD',
  'REWARD_APPROVED',
  'REWARD_REFUSED',
  'REWARD_RETURNED',
  'PAYOUT_PAID',
  'BUDGET_ADDED',
  'BUDGET_ALERT',
  'BUDGET_RETURNED',
  'PROGRAM_CHANGED',
)

/** The event of `sendTestWebhook`. Every endpoint gets it, and no endpoint subscribes to it. */
export const testEvent = 'WEBHOOK_TEST'
export type SentEvent = WebhookEvent | typeof testEvent

/** Returns the type of an event as bodies name it: `result.counted`. */
export const wireType = (event: SentEvent): string => event.toLowerCase().replace('_', '.')
