import type { Deps } from '../../deps.ts'
import type { WebhookOutcome } from '../../providers/webhooks/port.ts'
import { signatureHeader } from '../../providers/webhooks/sign.ts'
import { openSecrets } from './secrets.ts'
import type { Head } from './stores/open.ts'

/** One attempt, as the log stores it, and how long the receiver asks to wait. */
export type Attempt = WebhookOutcome & { at: number; milliseconds: number; timestamp: number; signature: string }

type AttemptDeps = Pick<Deps, 'clock' | 'env' | 'ids' | 'webhooks'>

/** Signs a delivery with the secrets of its endpoint and sends it. Each attempt has its own time, so its own signature. */
export async function attempt(deps: AttemptDeps, { delivery, body, endpoint }: Head, stopped: AbortSignal): Promise<Attempt> {
  const { clock, webhooks } = deps
  const at = clock.now()
  const timestamp = Math.floor(at / 1_000)
  const secrets = openSecrets(deps, delivery.endpointId, endpoint, at)
  if (!secrets) {
    return { at, milliseconds: 0, timestamp, signature: '', status: null, failure: 'SECRET', answer: null, retryAfter: 0 }
  }
  const id = delivery.messageId
  const signature = signatureHeader(secrets, { id, timestamp, body })
  const began = clock.monotonic()
  const outcome = await webhooks.send({ url: endpoint.url, id, timestamp, signature, body }, stopped)
  return { ...outcome, at, timestamp, signature, milliseconds: Math.round(clock.monotonic() - began) }
}
