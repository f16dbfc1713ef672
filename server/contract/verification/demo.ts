import * as z from 'zod/mini'
import { rule } from '../validation/check.ts'
import { toAsciiDigits } from '../validation/digits.ts'
import { isUnfinished, type InquiryStatus } from './states.ts'

/** Where the demonstration's widget reports to (F-04). */
export const demoIdentityPath = (inquiryId: string) => `/demo/identity/${encodeURIComponent(inquiryId)}`

/** The number on a document, as it is typed into the demonstration's widget: letters, and digits of either script, with a digit at the end. */
export const documentNumberRules = z.pipe(
  z.string().check(z.trim(), z.minLength(1, rule('required')), z.maxLength(40, rule('tooLong'))),
  z.pipe(
    z.transform((typed: string) => toAsciiDigits(typed).replace(/[\s-]/g, '').toUpperCase()),
    z.string().check(z.regex(/^[A-Z0-9]{3,19}\d$/, rule('format'))),
  ),
)

export const demoReportRules = z.object({ documentNumber: documentNumberRules })

/** What the played provider decides: 0 to 7 approved, 8 needs a review, 9 declined (F-04). */
export function outcomeOf(documentNumber: string): InquiryStatus {
  const last = documentNumber.at(-1)
  return last === '9' ? 'declined' : last === '8' ? 'needs_review' : 'approved'
}

/** The result that the played provider gives for a document; null where the inquiry is over. */
export const demoOutcome = (status: InquiryStatus, documentNumber: string): InquiryStatus | null =>
  isUnfinished(status) ? outcomeOf(documentNumber) : null
