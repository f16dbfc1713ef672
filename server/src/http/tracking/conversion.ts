import { trackResponse, type TrackRefusal, type TrackTaken } from '@wasla/contract/tracking/responses.ts'
import { readBody } from '@wasla/contract/tracking/conversion-body.ts'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import type { HttpContext } from '../../graphql/endpoint.ts'
import { Refusal } from '../../request/refusal.ts'
import { json } from '../responses.ts'
import { readText } from '../../request/body.ts'
import { headerOf } from '../../request/header-of.ts'
import { taken, waiting, type TrackParts } from './refuse.ts'

const bearer = /^Bearer ([\w-]+)$/i

const answered = (outcome: TrackTaken | TrackRefusal): Response => {
  const { status, body, retryAfter } = trackResponse(outcome)
  const authenticate: Record<string, string> = status === 401 ? { 'www-authenticate': 'Bearer' } : {}
  return json(body, status, { ...waiting(retryAfter), ...authenticate })
}

/** `POST /track/conversion` (N-06): a report from server to server, with the secret key. */
export const conversionEntry =
  (parts: TrackParts) =>
  async (c: HttpContext): Promise<Response> => {
    let text: string
    try {
      text = await readText(c, conversionLimits.body)
    } catch (error) {
      if (error instanceof Refusal) return answered({ code: error.status === 413 ? 'BODY_TOO_LARGE' : 'BODY_INVALID' })
      throw error
    }
    const [, key = ''] = bearer.exec(headerOf(c, 'authorization') ?? '') ?? []
    return answered(await taken(parts, c, { entry: 'SERVER', key, read: (now) => readBody(text, now) }))
  }
