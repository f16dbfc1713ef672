import * as z from 'zod/mini'
import { imageBytes } from '../files/image.ts'
import type { Upload } from '../files/upload.ts'
import { displayNameRules } from '../validation/display-name.ts'
import { profileLimits } from '../profiles/limits.ts'
import { contactMethods, isBusiness, profileTypes } from '../profiles/types.ts'
import { countryById } from '../reference/countries.ts'
import { locationRules } from '../reference/location.ts'
import { toE164 } from '../validation/phone.ts'
import { handleOf, isOnPlatform } from '../social/platforms.ts'
import { livePlatforms, type Platform } from '../social/record.ts'
import { rule } from '../validation/check.ts'
import { toAsciiDigits } from '../validation/digits.ts'
import { emailAddress } from '../validation/email.ts'
import type { FieldRule } from '../errors/field-problem.ts'
import { acceptLinks, orNone, readAs } from '../validation/links.ts'
import { optionalText, requiredText } from '../validation/required-text.ts'
import { webAddress } from '../validation/web-address.ts'
import { verificationLimits } from './limits.ts'

const digitsOf = (pattern: RegExp) => (typed: string) => {
  const digits = toAsciiDigits(typed).replace(/[\s-]/g, '')
  return pattern.test(digits) ? digits : null
}

const country = z.string().check(
  z.minLength(1, rule('required')),
  z.refine((id) => id === '' || countryById(id) !== undefined, rule('unknownCountry')),
)
const required = z.string().check(z.trim(), z.minLength(1, rule('required')))
const file = (most: number, name: FieldRule) =>
  z
    .custom<Upload>((value) => typeof value === 'object' && value !== null && 'size' in value && typeof value.size === 'number')
    .check(z.refine((one: Upload) => one.size <= most, rule(name)))

/** One to five PDFs of up to 50 MB (S1 §5, F-08). `pdfFlaw` checks their content. */
const documentsRules = z
  .array(file(verificationLimits.documentBytes, 'pdfSize'))
  .check(
    z.minLength(verificationLimits.documents.least, rule('documents')),
    z.maxLength(verificationLimits.documents.most, rule('maxItems')),
  )

/** Rules of one step of the wizard, checked before the next step opens. The paths of problems are paths in the whole input. */
export const businessTypeRules = z.object({ type: z.enum(profileTypes).check(z.refine(isBusiness, rule('unknownValue'))) })

export const businessBasicsRules = z.object({
  name: displayNameRules(profileLimits.workName),
  description: optionalText(verificationLimits.description),
  website: orNone(webAddress, 'url'),
  countryId: country,
  location: z.nullish(locationRules),
  commercialRegistrationNumber: orNone(digitsOf(/^\d{10}$/), 'commercialRegistration'),
  vatNumber: orNone(digitsOf(/^3\d{13}3$/), 'vatNumber'),
  isNsfw: z.nullish(z.boolean()),
  icon: z.nullish(file(imageBytes, 'imageSize')),
})

const contact = {
  email: z.pipe(required, readAs(emailAddress, 'email')),
  mobileCountryId: country,
  mobileNumber: z.string().check(z.trim(), z.minLength(1, rule('required')), z.maxLength(40, rule('phoneNumber'))),
  contactMethods: z.array(z.enum(contactMethods)).check(z.minLength(1, rule('contactMethod')), z.maxLength(8, rule('maxItems'))),
}
const numberOfCountry = z.check<{ mobileCountryId: string; mobileNumber: string }>((ctx) => {
  const found = countryById(ctx.value.mobileCountryId)
  if (found && toE164(ctx.value.mobileNumber, found) === null)
    ctx.issues.push({ code: 'custom', message: 'phoneNumber', path: ['mobileNumber'], input: ctx.value.mobileNumber })
})
export const businessContactRules = z.object(contact).check(numberOfCountry)

const social = { socialPlatform: z.enum(livePlatforms), socialUrl: z.pipe(required, readAs(webAddress, 'url')) }
const urlOfPlatform = z.check<{ socialPlatform: Platform; socialUrl: string }>((ctx) => {
  const { socialPlatform, socialUrl } = ctx.value
  if (!isOnPlatform(socialUrl, socialPlatform) || handleOf(socialUrl) === null)
    ctx.issues.push({
      code: 'custom',
      message: 'platformUrl',
      path: ['socialUrl'],
      params: { platform: socialPlatform },
      input: socialUrl,
    })
})
export const businessSocialRules = z.object(social).check(urlOfPlatform)

export const businessDocumentsRules = z.object({ documents: documentsRules })

/** Rules of `createBusinessProfile` (C-04, F-08): all steps together. */
export const createBusinessProfileRules = z
  .object({ ...businessTypeRules.shape, ...businessBasicsRules.shape, ...contact, ...social, ...businessDocumentsRules.shape })
  .check(numberOfCountry, urlOfPlatform)

export type AcceptedBusiness = z.output<typeof createBusinessProfileRules>

/**
 * Returns the accepted input of `createBusinessProfile`. Throws the link's own code if only a link is wrong, else `DTO_VALIDATION_ERROR`.
 */
export const acceptBusiness = (input: unknown): AcceptedBusiness => acceptLinks(createBusinessProfileRules, input)

/** A rejection needs a reason, because the applicant sees it (F-10). */
export const rejectionReasonRules = requiredText({ most: verificationLimits.rejectionReason })
