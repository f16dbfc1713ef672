import { isProblem } from '@wasla/contract/errors/problem.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { demoReportRules } from '@wasla/contract/verification/demo.ts'
import type { VerificationService } from '../domains/verification/service.ts'
import { mediaOf } from '../graphql/media.ts'
import { parseJson } from '../graphql/params.ts'
import { Refusal } from '../request/refusal.ts'
import type { HttpContext } from '../graphql/endpoint.ts'
import type { Ids } from '../platform/ids.ts'
import { isDemoIdentity } from '../providers/identity/demo.ts'
import type { IdentityProvider } from '../providers/identity/port.ts'
import { json, notFound, refusal } from './responses.ts'
import { readText } from '../request/body.ts'

type Parts = { identity: IdentityProvider; verification: Pick<VerificationService, 'takeProviderEvent'>; ids: Ids }

/**
 * `POST /demo/identity/:inquiryId` with `{documentNumber}` (F-04): the demo’s identity provider decides by the last digit and notifies the
 * server, as a real provider does by a webhook. Answers `{status}`; 404 for an inquiry that is unknown or over.
 */
export function demoIdentityReport({ identity, verification, ids }: Parts) {
  return async (c: HttpContext): Promise<Response> => {
    if (!isDemoIdentity(identity)) return notFound()
    try {
      if (mediaOf({ contentType: c.req.header('content-type'), contentEncoding: c.req.header('content-encoding') }) !== 'json')
        throw new Refusal(400, 'The body must be application/json.')
      const { documentNumber } = accept(demoReportRules, parseJson(await readText(c, 4096)))
      const inquiry = await identity.decide(c.req.param('inquiryId') ?? '', documentNumber)
      if (!inquiry) return notFound()
      await verification.takeProviderEvent({ id: `evt_${ids.uuid()}`, inquiry })
      return json({ status: inquiry.status })
    } catch (error) {
      if (error instanceof Refusal) return refusal(error.status, error.extensions)
      if (isProblem(error)) return refusal(400, error.extensions)
      throw error
    }
  }
}
