import type { IconName } from '@wasla/design-system/icons/icons.ts'
import type { DeliveryFieldsFragment, EndpointFieldsFragment } from './webhooks.generated.ts'

export type Endpoint = EndpointFieldsFragment
export type Delivery = DeliveryFieldsFragment

type Sign = { readonly tone: 'success' | 'danger' | 'warning' | 'neutral'; readonly icon: IconName }

/** Tone and icon of each state of an endpoint. The word beside them says the same. */
export const endpointSigns = {
  WORKING: { tone: 'success', icon: 'check' },
  FAILING: { tone: 'danger', icon: 'close' },
  OFF: { tone: 'neutral', icon: 'pause' },
} as const satisfies Record<Endpoint['state'], Sign>

/** Returns tone and icon of a delivery. */
export function deliverySign({ state }: Pick<Delivery, 'state'>): Sign {
  if (state === 'Delivered') return { tone: 'success', icon: 'check' }
  return state === 'Waiting' ? { tone: 'neutral', icon: 'clock' } : { tone: 'danger', icon: 'close' }
}

/** Returns what the badge of a delivery says: its newest answer or failure; if there was no attempt, that it waits or was given up. */
export const deliveryWord = ({ state, failure, status }: Pick<Delivery, 'state' | 'failure' | 'status'>) =>
  failure ?? (status !== null ? 'STATUS' : state === 'GivenUp' ? 'GivenUp' : 'Waiting')

/** Returns which attempt a delivery is at, in the words of its row. */
export const attemptWord = ({ cause, tries }: Pick<Delivery, 'cause' | 'tries'>) =>
  cause === 'REPLAY' ? 'replayed' : cause === 'TEST' ? 'test' : tries > 1 ? 'attempt' : 'first'

/** Returns the first moment of a day in Riyadh, and the first moment after another day, as the API takes them. */
export function periodOf({ start, end }: { readonly start: string; readonly end: string }): { from: string; to: string } {
  const riyadh = (day: string) => Date.parse(`${day}T00:00:00+03:00`)
  return { from: new Date(riyadh(start)).toISOString(), to: new Date(riyadh(end) + 86_400_000).toISOString() }
}

type Request = { readonly url: string; readonly messageId: string; readonly body: string }
type Attempt = { readonly timestamp: number; readonly signature: string }

/** Returns the text of a request as it was sent, with an indented body. */
export function requestText({ url, messageId, body }: Request, attempt: Attempt | undefined): string {
  const { pathname, search } = new URL(url)
  const lines = [`POST ${pathname}${search}`, 'content-type: application/json', `webhook-id: ${messageId}`]
  if (attempt) lines.push(`webhook-timestamp: ${attempt.timestamp}`, `webhook-signature: ${attempt.signature}`)
  return [...lines, '', JSON.stringify(JSON.parse(body), null, 2)].join('\n')
}
