import * as z from 'zod/mini'
import { invalidInput } from '../errors/problem.ts'
import { countryById } from '../reference/countries.ts'
import { rule } from '../validation/check.ts'
import { toAsciiDigits } from '../validation/digits.ts'
import { sessionLimits } from './limits.ts'
import { toE164 } from '../validation/phone.ts'

const country = z.string().check(z.refine((id) => countryById(id) !== undefined, rule('unknownCountry')))

const phoneFields = {
  countryId: country,
  mobileNumber: z.string().check(z.trim(), z.minLength(1, rule('required')), z.maxLength(40, rule('phoneNumber'))),
}

const numberOfCountry = z.check<{ countryId: string; mobileNumber: string }>((ctx) => {
  const found = countryById(ctx.value.countryId)
  if (found && toE164(ctx.value.mobileNumber, found) === null)
    ctx.issues.push({ code: 'custom', message: 'phoneNumber', path: ['mobileNumber'], input: ctx.value.mobileNumber })
})

/** Rules of `signIn` (B-01). */
export const signInRules = z.object(phoneFields).check(numberOfCountry)

/** Returns the phone number of accepted input in E.164 (B-12). The rules have already refused any other input. */
export function acceptedNumber({ countryId, mobileNumber }: { countryId: string; mobileNumber: string }): string {
  const found = countryById(countryId)
  const mobileNo = found ? toE164(mobileNumber, found) : null
  if (mobileNo === null) throw invalidInput([{ path: 'mobileNumber', rule: 'phoneNumber' }])
  return mobileNo
}

/** Rules of `signUp` (B-04). An empty invitation code counts as none (J-03). */
export const signUpRules = z
  .object({
    ...phoneFields,
    invitationCode: z.nullish(z.string().check(z.trim(), z.maxLength(32, rule('invitationCode')))),
    acceptedTerms: z.boolean().check(z.refine((yes) => yes, rule('accepted'))),
    provenChallengeId: z.nullish(z.string().check(z.maxLength(64, rule('format')))),
  })
  .check(numberOfCountry)

/** Rules of a code: six digits, in any script that `toAsciiDigits` reads (B-10). */
export const codeRules = z.pipe(
  z.string().check(z.maxLength(64, rule('code'))),
  z.pipe(
    z.transform((typed: string) => toAsciiDigits(typed).replace(/\s/g, '')),
    z.string().check(z.regex(new RegExp(`^\\d{${sessionLimits.codeLength}}$`), rule('code'))),
  ),
)

/** Rules of `verifyOtp` (B-02). */
export const verifyOtpRules = z.object({ challengeId: z.string().check(z.maxLength(64, rule('format'))), code: codeRules })
