import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { inquiryShape } from './persona.ts'
import type { Inquiry } from './port.ts'

/** Seconds after which a message counts as a replay: the provider signs each delivery again. */
const window = 300

const one = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/i

const shape = z.object({
  data: z.object({
    type: z.literal('event'),
    id: z.string().check(z.regex(/^evt_\w{4,80}$/)),
    attributes: z.object({ name: z.string(), payload: z.object({ data: z.unknown() }) }),
  }),
})

export type PersonaEvent = { id: string; inquiry: Inquiry | null }

const equal = (given: string, made: Buffer) => {
  const bytes = Buffer.from(given, 'hex')
  return bytes.length === made.length && timingSafeEqual(bytes, made)
}

/**
 * Returns whether the provider wrote `body` within the last five minutes. The header has several signatures, separated by blanks, while a
 * secret is being replaced: `t=<seconds>,v1=<hex>`. Compares in constant time, and refuses times in the future too.
 */
export function isFromPersona(header: string | undefined, body: string, secrets: readonly string[], now: number): boolean {
  if (!header || header.length > 2000) return false
  return header
    .trim()
    .split(/\s+/)
    .slice(0, 8)
    .some((signature) => {
      const [, time, given] = one.exec(signature) ?? []
      if (time === undefined || given === undefined || Math.abs(now / 1000 - Number(time)) > window) return false
      return secrets.some((secret) => equal(given, createHmac('sha256', secret).update(`${time}.${body}`).digest()))
    })
}

/**
 * Returns the event in a signed body, with its inquiry, or with null if it is about something else. Returns null if the body is not an
 * event.
 */
export function readEvent(body: string): PersonaEvent | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    return null
  }
  const event = z.safeParse(shape, parsed)
  if (!event.success) return null
  const { id, attributes } = event.data.data
  const reported = attributes.name.startsWith('inquiry.') ? z.safeParse(inquiryShape, attributes.payload.data) : null
  if (!reported?.success) return { id, inquiry: null }
  const { status, 'reference-id': profileId } = reported.data.attributes
  return { id, inquiry: { id: reported.data.id, profileId, status, sessionToken: null } }
}
