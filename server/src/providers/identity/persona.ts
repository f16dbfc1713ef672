import * as z from 'zod/mini'
import { inquiryStatuses } from '@wasla/contract/verification/states.ts'
import { IdentityFailed, type IdentityProvider, type Inquiry } from './port.ts'

export type PersonaOptions = { url: string; key: string; templateId: string; isReviewed: boolean }

/** Version of the API that this code uses. The provider keeps it stable. */
const apiVersion = '2023-01-05'
const longestWait = 8_000

/** An inquiry in Persona’s responses; only these fields are read. */
export const inquiryShape = z.object({
  id: z.string().check(z.regex(/^inq_\w{4,80}$/)),
  attributes: z.object({ status: z.enum(inquiryStatuses), 'reference-id': z.string() }),
})
const answerShape = z.object({ data: inquiryShape, meta: z.optional(z.object({ 'session-token': z.nullish(z.string()) })) })

/** Returns whether an id is safe in an address. Other ids are never requested. */
const isInquiryId = (id: string) => /^inq_\w{4,80}$/.test(id)

function toInquiry(body: unknown): Inquiry {
  const read = z.safeParse(answerShape, body)
  if (!read.success) throw new IdentityFailed('its answer was not understood')
  const { data, meta } = read.data
  return {
    id: data.id,
    profileId: data.attributes['reference-id'],
    status: data.attributes.status,
    sessionToken: meta?.['session-token'] ?? null,
  }
}

/** Calls Persona’s REST API. A template starts an inquiry and an inquiry’s id resumes it; no request has both. */
export function personaIdentity({ url, key, templateId, isReviewed }: PersonaOptions, wait = longestWait): IdentityProvider {
  async function call(
    path: string,
    init: { method: 'GET' | 'POST'; body?: unknown; repeat?: string },
  ): Promise<{ status: number; body: unknown }> {
    try {
      const response = await fetch(`${url}${path}`, {
        method: init.method,
        redirect: 'error',
        headers: {
          authorization: `Bearer ${key}`,
          accept: 'application/json',
          'content-type': 'application/json',
          'persona-version': apiVersion,
          'key-inflection': 'kebab',
          ...(init.repeat ? { 'idempotency-key': init.repeat } : {}),
        },
        ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
        signal: AbortSignal.timeout(wait),
      })
      const body: unknown = await response.json().catch(() => null)
      return { status: response.status, body }
    } catch (error) {
      throw new IdentityFailed('it could not be reached', error)
    }
  }

  /** Returns an inquiry; null if there is none, or if it cannot be resumed. */
  async function inquiry(path: string, method: 'GET' | 'POST', none: readonly number[]): Promise<Inquiry | null> {
    const { status, body } = await call(path, { method, ...(method === 'POST' ? { body: {} } : {}) })
    if (none.includes(status)) return null
    if (status !== 200 && status !== 201) throw new IdentityFailed(`it answered ${status}`)
    return toInquiry(body)
  }

  return {
    name: 'persona',
    isReviewed,
    async begin(profileId, repeat) {
      const attributes = { 'inquiry-template-id': templateId, 'reference-id': profileId }
      const { status, body } = await call('/inquiries', { method: 'POST', body: { data: { attributes } }, repeat })
      if (status !== 200 && status !== 201) throw new IdentityFailed(`it answered ${status}`)
      return toInquiry(body)
    },
    async resume(id) {
      const found = isInquiryId(id) ? await inquiry(`/inquiries/${id}/resume`, 'POST', [400, 404, 409, 422]) : null
      // Some versions of the API return a session for a finished inquiry too, but it cannot be resumed.
      return found && ['created', 'pending'].includes(found.status) ? found : null
    },
    retrieve: async (id) => (isInquiryId(id) ? inquiry(`/inquiries/${id}`, 'GET', [404]) : null),
  }
}
