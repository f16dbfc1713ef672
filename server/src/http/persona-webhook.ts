import type { VerificationService } from '../domains/verification/service.ts'
import type { Env } from '../config/env.ts'
import { Refusal } from '../request/refusal.ts'
import type { HttpContext } from '../graphql/endpoint.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import { isFromPersona, readEvent } from '../providers/identity/persona-webhook.ts'
import { json, notFound, refusal } from './responses.ts'
import { readText } from '../request/body.ts'

const longest = 1024 * 1024

type Parts = { env: Pick<Env, 'identity'>; verification: Pick<VerificationService, 'takeProviderEvent'>; clock: Clock; log: Log }

/**
 * `POST /webhooks/persona` (F-05): does what `submitPersonaInquiry` does, for people who closed the tab. Answers 400 if Persona did not
 * sign the message within the last five minutes. Answers 200 to a signed message, so that Persona does not send it again. Answers 500 to
 * our own faults, so that Persona sends the message again.
 */
export function personaWebhook({ env, verification, clock, log }: Parts) {
  return async (c: HttpContext): Promise<Response> => {
    if (env.identity.provider !== 'persona') return notFound()
    let body: string
    try {
      body = await readText(c, longest)
    } catch (error) {
      if (error instanceof Refusal) return refusal(error.status, error.extensions)
      throw error
    }
    if (!isFromPersona(c.req.header('persona-signature'), body, env.identity.webhookSecrets, clock.now())) {
      log.warn('A webhook was refused: it is not signed as it should be')
      return json({ status: 'refused' }, 400)
    }
    const event = readEvent(body)
    if (!event) return json({ status: 'not understood' }, 400)
    return json({ status: await verification.takeProviderEvent(event) })
  }
}
