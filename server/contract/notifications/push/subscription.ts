import * as z from 'zod/mini'
import { accept, rule } from '../../validation/check.ts'
import { webAddress } from '../../validation/web-address.ts'
import { pushLimits } from './limits.ts'

/** A browser's subscription to pushes: its secret address at a push service, and its two keys in base64url. */
export type PushSubscriptionKeys = { endpoint: string; p256dh: string; auth: string }

const { endpoint: longest } = pushLimits

/** Whether we may call an address: https on a public host and the default port, exactly as a browser writes it. */
const isPushService = (endpoint: string) => endpoint.startsWith('https://') && !endpoint.includes('#') && webAddress(endpoint) === endpoint

const rules = z.object({
  endpoint: z.string().check(
    z.refine((endpoint: string) => endpoint.length <= longest, { ...rule('tooLong'), params: { max: longest } }),
    z.refine(isPushService, rule('secureUrl')),
  ),
  // An uncompressed point of P-256: 65 bytes, of which the first is 4.
  p256dh: z.string().check(z.regex(/^B[\w-]{86}$/, rule('format'))),
  // 16 bytes.
  auth: z.string().check(z.regex(/^[\w-]{22}$/, rule('format'))),
})

/**
 * Returns the subscription of `addPushSubscription`. Throws `DTO_VALIDATION_ERROR` for an address that is not https on a public host, or
 * for a key of another length.
 */
export const readSubscription = (input: PushSubscriptionKeys): PushSubscriptionKeys => accept(rules, input)
