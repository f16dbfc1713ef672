import type { ErrorExtensions } from '@wasla/contract/errors/problem.ts'
import type { WebhookEvent } from '@wasla/contract/generated/user-types.ts'
import { webhookLimits } from '@wasla/contract/webhooks/limits.ts'
import { bodyOf } from '@wasla/contract/webhooks/payload.ts'
import type { WebhookAttemptRecord, WebhookDeliveryRecord, WebhookEndpointRecord } from '@wasla/contract/webhooks/record.ts'
import { healthy } from '@wasla/contract/webhooks/retry.ts'
import type { Store } from '../store/memory.ts'
import { NABT_COFFEE } from '../world/businesses.ts'
import { day, hour, minute } from '../world/clock.ts'
import { idOf } from '../world/ids.ts'
import { NOURA } from '../world/networkers.ts'
import { MORNING_CUP } from '../world/programs/all-programs.ts'
import type { FaultRule, Scenario } from './scenario.ts'

const nabt = { viewer: NABT_COFFEE } as const
const broken: ErrorExtensions = { code: 'GENERAL_ERROR', requestId: 'mock' }
const reading = ['webhookEndpoints', 'webhookEndpoint', 'webhookDeliveries', 'webhookDelivery'] as const
const refusing = (on: readonly string[], extensions: ErrorExtensions): FaultRule[] => [{ on, fault: { kind: 'problem', extensions } }]

const endpointId = (name: string) => idOf(`scenario:webhook:${name}`, 0)
/** Ids of the endpoints of the scenarios, which addresses of stories contain. */
export const webhookEndpointIds = { shop: endpointId('shop'), crm: endpointId('crm') } as const

const endpoint = (
  now: number,
  over: Partial<WebhookEndpointRecord> & Pick<WebhookEndpointRecord, 'id' | 'url'>,
): WebhookEndpointRecord => ({
  profileId: NABT_COFFEE.profile.id,
  description: null,
  events: ['RESULT_COUNTED', 'RESULT_REVERSED', 'MILESTONE_REACHED', 'PAYOUT_PAID'],
  ...{ secret: 'whsec_bW9jaw==', formerSecret: null, formerUntil: null, offBy: null, offSince: null, createdAt: now - 40 * day },
  ...healthy,
  ...over,
})

/** One delivery: `tries` lists the status of each attempt, null for no answer, the oldest first. */
type Given = {
  event: WebhookEvent
  ago: number
  tries: readonly (number | null)[]
  state?: WebhookDeliveryRecord['state']
  isReplay?: true
}

const answerTo = (status: number | null) => (status === null ? null : status < 300 ? 'ok' : 'upstream timed out')

function add(store: Store, to: string, { event, ago, tries, state = 'Delivered', isReplay }: Given): void {
  const { webhooks } = store.memory
  const at = store.clock.now() - ago
  const id = store.nextId('webhook-delivery')
  const messageId = `msg_${store.nextId('webhook-message')}`
  const subject = `scenario:${id}`
  const data = { programId: MORNING_CUP.program.id, participantId: NOURA.profile.id, amount: 24_990, currency: 'SAR' }
  webhooks.messages.push({ id: messageId, profileId: NABT_COFFEE.profile.id, event, subject, body: bodyOf(event, data, at), createdAt: at })
  const attempts = tries.map((status, index): WebhookAttemptRecord => {
    const time = at + index * 5 * minute
    const failure = status === null ? 'NO_ANSWER' : status < 300 ? null : 'STATUS'
    const [number, milliseconds, timestamp] = [index + 1, status === null ? 10_000 : 180 + index * 870, Math.floor(time / 1_000)]
    const signature = 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4='
    return { deliveryId: id, number, at: time, milliseconds, status, failure, timestamp, signature, answer: answerTo(status) }
  })
  webhooks.attempts.push(...attempts)
  const last = attempts.at(-1)
  webhooks.deliveries.push({
    ...{ id, endpointId: to, messageId, subject, event, state, cause: isReplay ? 'REPLAY' : 'EVENT', tries: tries.length, createdAt: at },
    ...{ firstTriedAt: attempts[0]?.at ?? null, lastTriedAt: last?.at ?? null },
    ...{ status: last?.status ?? null, failure: last?.failure ?? null, milliseconds: last?.milliseconds ?? null },
  })
  if (state === 'Retrying') webhooks.dueAt.set(id, store.clock.now() + 27 * minute)
}

const ofShop: readonly Given[] = [
  { event: 'RESULT_COUNTED', ago: 26 * hour, tries: [200] },
  { event: 'MILESTONE_REACHED', ago: 25 * hour, tries: [500, 200] },
  { event: 'RESULT_REVERSED', ago: 9 * hour, tries: [null, 503, null], state: 'GivenUp' },
  { event: 'RESULT_COUNTED', ago: 3 * hour, tries: [200], isReplay: true },
  { event: 'RESULT_COUNTED', ago: 50 * minute, tries: [200, 500, 500], state: 'Retrying' },
  { event: 'PAYOUT_PAID', ago: 2 * minute, tries: [200] },
]

/** An endpoint that works and one that fails. */
function twoEndpoints(store: Store): void {
  const now = store.clock.now()
  const { webhooks } = store.memory
  webhooks.endpoints.push(
    endpoint(now, { id: webhookEndpointIds.shop, url: 'https://nabt.example/hooks/wasla', description: 'متجر نبت' }),
    endpoint(now, {
      ...{ id: webhookEndpointIds.crm, url: 'https://crm.nabt.example/in', events: ['PARTICIPATION_REQUESTED', 'PARTICIPATION_JOINED'] },
      ...{ failingSince: now - 3 * hour, failures: 7, pausedUntil: now + minute },
    }),
  )
  for (const given of ofShop) add(store, webhookEndpointIds.shop, given)
  for (const ago of [3 * hour, 2 * hour])
    add(store, webhookEndpointIds.crm, { event: 'PARTICIPATION_REQUESTED', ago, tries: [null, null], state: 'Retrying' })
}

/** More deliveries than a page shows. */
function manyDeliveries(store: Store): void {
  twoEndpoints(store)
  for (let at = 45; at > 0; at--) add(store, webhookEndpointIds.shop, { event: 'RESULT_COUNTED', ago: at * minute, tries: [200] })
}

/** As many deliveries of a day, and as many that wait, as figures count. */
function busy(store: Store): void {
  twoEndpoints(store)
  for (let at = 0; at < webhookLimits.counted; at++) {
    add(store, webhookEndpointIds.shop, { event: 'RESULT_COUNTED', ago: at * minute, tries: [200] })
    add(store, webhookEndpointIds.crm, { event: 'PARTICIPATION_REQUESTED', ago: at * minute, tries: [], state: 'Waiting' })
  }
}

function switchedOff(store: Store): void {
  twoEndpoints(store)
  const now = store.clock.now()
  const off = { offBy: 'FAILURES', offSince: now - 5 * hour, ...healthy } as const
  const { webhooks } = store.memory
  webhooks.endpoints = webhooks.endpoints.map((one) => (one.id === webhookEndpointIds.shop ? { ...one, ...off } : one))
}

/** As many endpoints as a brand may have, with the longest texts. */
function longest(store: Store): void {
  const now = store.clock.now()
  const path = 'a-path-that-does-not-end/'.repeat(8)
  for (const name of ['1', '2', '3', '4', '5'])
    store.memory.webhooks.endpoints.push(
      endpoint(now, { id: endpointId(name), url: `https://systems.nabt.example/${path}${name}`, description: 'نظام '.repeat(20).trim() }),
    )
}

export const webhookScenarios = {
  webhooks: { ...nabt, title: 'Brand with webhooks: one endpoint works, one fails', prepareStore: twoEndpoints },
  'webhooks-none': { ...nabt, title: 'Brand without webhooks' },
  'webhooks-many': { ...nabt, title: 'Endpoint with more deliveries than a page shows', prepareStore: manyDeliveries },
  'webhooks-busy': { ...nabt, title: 'Endpoints with more deliveries than are counted', prepareStore: busy },
  'webhooks-off': { ...nabt, title: 'Endpoint that was switched off, because nothing could be delivered', prepareStore: switchedOff },
  'webhooks-long': { ...nabt, title: 'As many endpoints as possible, with the longest texts', prepareStore: longest },
  'webhooks-loading': { ...nabt, title: 'Webhooks never come', faults: [{ on: reading, fault: { kind: 'silence' } }] },
  'webhooks-error': { ...nabt, title: 'Webhooks cannot be read', faults: refusing(reading, broken) },
  'webhooks-refused': {
    ...nabt,
    title: 'No change of webhooks is accepted',
    prepareStore: twoEndpoints,
    faults: refusing(['addWebhookEndpoint', 'updateWebhookEndpoint', 'sendTestWebhook', 'replayWebhookEvents'], broken),
  },
} as const satisfies Readonly<Record<string, Scenario>>
