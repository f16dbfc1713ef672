import type { WebhookEvent } from '../generated/user-sdl-types.ts'
import { wireType, type SentEvent } from './events.ts'

/** The version of all bodies. A body may get new fields in the same version; a changed or removed field needs a new one. */
const version = 1

/** An event of a program, for the endpoints of its owner. */
export type WebhookDraft = {
  /** The owner of the program. */
  readonly profileId: string
  readonly event: WebhookEvent
  /** What the event is about. Events of one subject arrive in their order. */
  readonly subject: string
  /** Values of the event. Amounts are whole halalas, times are in ISO 8601. Contains ids and no names. */
  readonly data: Readonly<Record<string, unknown>>
}

/** Returns the body of an event as JSON text. It is made once, so that every attempt sends the same text. */
export const bodyOf = (event: SentEvent, data: WebhookDraft['data'], now: number): string =>
  JSON.stringify({ type: wireType(event), version, timestamp: new Date(now).toISOString(), data })

/** Returns the values of a test event. */
export const testData = (endpointId: string) => ({ endpointId, message: 'This is a test event.' })
