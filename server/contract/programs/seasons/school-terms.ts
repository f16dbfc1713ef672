import type { Span } from './types.ts'

/**
 * School terms of the Saudi ministry of education, as far as they are known. The ministry may change them: compare the dates after August
 * 2026 with its calendar when it is published. After the last term of this list, nothing is known.
 */
export const schoolTerms: readonly Span[] = [
  { from: '2025-08-24', to: '2026-01-08' },
  { from: '2026-01-18', to: '2026-06-25' },
  { from: '2026-08-23', to: '2027-01-07' },
  { from: '2027-01-17', to: '2027-06-24' },
]
