import * as z from 'zod/mini'
import { rule } from '../validation/check.ts'
import { toAsciiDigits } from '../validation/digits.ts'
import { isUnfinished, type InquiryStatus } from './states.ts'

/** Returns the path to which the demo's identity widget reports (F-04). */
export const demoIdentityPath = (inquiryId: string) => `/demo/identity/${encodeURIComponent(inquiryId)}`

/** Rules of the document number typed into the demo's widget: letters, and digits of either script, with a digit at the end. */
export const documentNumberRules = z.pipe(
  z.string().check(z.trim(), z.minLength(1, rule('required')), z.maxLength(40, rule('tooLong'))),
  z.pipe(
    z.transform((typed: string) => toAsciiDigits(typed).replace(/[\s-]/g, '').toUpperCase()),
    z.string().check(z.regex(/^[A-Z0-9]{3,19}\d$/, rule('format'))),
  ),
)

export const demoReportRules = z.object({ documentNumber: documentNumberRules })

/** Returns the demo provider's decision by the last digit: 0 to 7 approved, 8 needs a review, 9 declined (F-04). */
export function outcomeOf(documentNumber: string): InquiryStatus {
  const last = documentNumber.at(-1)
  return last === '9' ? 'declined' : last === '8' ? 'needs_review' : 'approved'
}

/** Returns the demo provider's result for a document; null if the inquiry already has a final status. */
export const demoOutcome = (status: InquiryStatus, documentNumber: string): InquiryStatus | null =>
  isUnfinished(status) ? outcomeOf(documentNumber) : null
