import type { Allowance } from '../../domains/api-keys/service.ts'

/** Returns the headers that say the limit of a profile’s keys and what is left (draft-ietf-httpapi-ratelimit-headers). */
export const allowanceHeaders = (allowance: Allowance | undefined): Record<string, string> =>
  allowance
    ? {
        'ratelimit-policy': `"hour";q=${allowance.most};w=${allowance.window}`,
        ratelimit: `"hour";r=${allowance.left};t=${allowance.endsIn}`,
      }
    : {}

/** Header of a refusal for lack of a valid key. */
export const authenticate = (status: number): Record<string, string> => (status === 401 ? { 'www-authenticate': 'Bearer' } : {})
