import * as z from 'zod/mini'
import { decided, decisionOf, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { AddWebhookEndpointInput, UpdateWebhookEndpointInput, WebhookEvent } from '../generated/user-types.ts'
import { accept, rule } from '../validation/check.ts'
import { optionalText } from '../validation/required-text.ts'
import { webAddress } from '../validation/web-address.ts'
import { webhookEvents } from './events.ts'
import { webhookLimits } from './limits.ts'
import type { WebhookEndpointRecord } from './record.ts'
import { healthy } from './retry.ts'

/** Returns an address that may be called: https on a public host and the default port, without user and fragment. Null for any other. */
function callable(typed: string): string | null {
  const address = webAddress(typed)
  return address?.startsWith('https://') && !address.includes('#') ? address : null
}

const address = z.pipe(
  z.string(rule('required')).check(z.maxLength(webhookLimits.url, rule('tooLong'))),
  z.transform((typed: string, ctx) => {
    const url = callable(typed)
    if (url !== null) return url
    ctx.issues.push({ code: 'custom', message: typed.trim() === '' ? 'required' : 'secureUrl', input: typed })
    return z.NEVER
  }),
)

/** Rules of the fields of an endpoint, for the form too. */
export const endpointRules = z.object({
  url: address,
  description: optionalText(webhookLimits.description),
  events: z.array(z.enum(webhookEvents, rule('unknownValue'))).check(z.minLength(1, rule('required'))),
})

type Fields = Pick<WebhookEndpointRecord, 'url' | 'description' | 'events'>

/** Returns the fields of an endpoint in their stored form: events once each, in the order of the list. Throws `DTO_VALIDATION_ERROR`. */
function acceptEndpoint(input: unknown): Fields {
  const { url, description, events } = accept(endpointRules, input)
  const chosen = new Set<WebhookEvent>(events)
  return { url, description: description ?? null, events: webhookEvents.filter((event) => chosen.has(event)) }
}

/** The endpoints of a profile. */
export type EndpointsState = { readonly profileId: string; readonly endpoints: readonly WebhookEndpointRecord[] }

/** The refusal of an endpoint that is unknown, removed or another profile's (security case 19). */
export const endpointMissing = () => new Problem('WEBHOOK_ENDPOINT_NOT_FOUND')
/** The refusal of a delivery that is unknown or of another profile's endpoint. */
export const deliveryMissing = () => new Problem('WEBHOOK_DELIVERY_NOT_FOUND')

/** The new row of an endpoint: its id, its sealed secret, and the time. */
type MadeEndpoint = { readonly id: string; readonly secret: string; readonly now: number }

/**
 * Decides `addWebhookEndpoint`; returns the new endpoint, which is on. Refused with `DTO_VALIDATION_ERROR` or
 * `WEBHOOK_ENDPOINT_LIMIT_REACHED`.
 */
export const decideEndpointCreation = (
  { profileId, endpoints }: EndpointsState,
  input: AddWebhookEndpointInput,
  { id, secret, now }: MadeEndpoint,
): Decision<WebhookEndpointRecord> =>
  decisionOf(() => {
    const fields = acceptEndpoint(input)
    const max = webhookLimits.endpoints
    if (endpoints.length >= max) throw new Problem('WEBHOOK_ENDPOINT_LIMIT_REACHED', { max })
    const rest = { formerSecret: null, formerUntil: null, offBy: null, offSince: null, createdAt: now }
    return { id, profileId, ...fields, secret, ...rest, ...healthy }
  })

const isEqual = (one: Fields, other: Fields) =>
  one.url === other.url && one.description === other.description && one.events.join() === other.events.join()

/** Returns the fields of an endpoint that say whether it is on, after the owner switched it. */
function switched(endpoint: WebhookEndpointRecord, isOn: boolean, now: number): WebhookEndpointRecord {
  if (isOn === (endpoint.offBy === null)) return endpoint
  return isOn ? { ...endpoint, offBy: null, offSince: null, ...healthy } : { ...endpoint, offBy: 'OWNER', offSince: now, ...healthy }
}

/**
 * Decides `updateWebhookEndpoint`. What is not given stays; a description of null or without visible characters is removed. Another address
 * starts without the failures of the former one. Refused with `WEBHOOK_ENDPOINT_NOT_FOUND`, `DTO_VALIDATION_ERROR` or
 * `NO_CHANGES_TO_UPDATE`.
 */
export const decideEndpointUpdate = (
  endpoint: WebhookEndpointRecord | null,
  { url, description, events, isOn }: UpdateWebhookEndpointInput,
  now: number,
): Decision<WebhookEndpointRecord> =>
  decisionOf(() => {
    if (!endpoint) throw endpointMissing()
    const given = {
      url: url ?? endpoint.url,
      description: description === undefined ? endpoint.description : description,
      events: events ?? endpoint.events,
    }
    const fields = acceptEndpoint(given)
    const isOther = fields.url !== endpoint.url
    const next = switched({ ...endpoint, ...fields, ...(isOther ? healthy : {}) }, isOn ?? endpoint.offBy === null, now)
    if (isEqual(fields, endpoint) && next.offBy === endpoint.offBy) throw new Problem('NO_CHANGES_TO_UPDATE')
    return next
  })

/**
 * Decides `rotateWebhookSecret`. The replaced secret also signs for another day, so that the owner has time to change their system. The one
 * before it ends at once.
 */
export function decideSecretRotation(
  endpoint: WebhookEndpointRecord | null,
  { secret, now }: Pick<MadeEndpoint, 'secret' | 'now'>,
): Decision<WebhookEndpointRecord> {
  if (!endpoint) return refused(endpointMissing())
  return decided({ ...endpoint, secret, formerSecret: endpoint.secret, formerUntil: now + webhookLimits.formerSecret })
}

/** Refuses to send to an endpoint that is unknown (`WEBHOOK_ENDPOINT_NOT_FOUND`) or off (`WEBHOOK_ENDPOINT_OFF`). */
export function decideSending(endpoint: WebhookEndpointRecord | null): Decision<WebhookEndpointRecord> {
  if (!endpoint) return refused(endpointMissing())
  return endpoint.offBy === null ? decided(endpoint) : refused(new Problem('WEBHOOK_ENDPOINT_OFF'))
}
