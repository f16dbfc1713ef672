import * as z from 'zod/mini'
import { knownCountry, interestList } from '../onboarding/rules.ts'
import { countryById } from '../reference/countries.ts'
import { toE164 } from '../session/phone.ts'
import { accept, rule } from '../validation/check.ts'
import { emailAddress } from '../validation/email.ts'
import { readAs } from '../validation/links.ts'
import type { ProfileRecord } from './record.ts'

/** `updateProfileInterests`: as many as one likes up to five, in one's own order; none is a choice too. */
export const profileInterestsRules = z.object({ interests: interestList })

const contactMethods = ['whatsapp', 'sms', 'call', 'email'] as const

const numberOfCountry = z.check<{ countryId: string; mobileNumber: string }>((ctx) => {
  const country = countryById(ctx.value.countryId)
  if (country && toE164(ctx.value.mobileNumber, country) === null)
    ctx.issues.push({ code: 'custom', message: 'phoneNumber', path: ['mobileNumber'], input: ctx.value.mobileNumber })
})

/** `updateContactDetails` (D-06, D-07, S1 §5). */
export const contactDetailsRules = z
  .object({
    email: z.pipe(z.string().check(z.trim(), z.minLength(1, rule('required'))), readAs(emailAddress, 'email')),
    countryId: knownCountry,
    mobileNumber: z.string().check(z.trim(), z.minLength(1, rule('required')), z.maxLength(40, rule('phoneNumber'))),
    contactMethods: z.array(z.enum(contactMethods)).check(z.minLength(1, rule('contactMethod')), z.maxLength(8, rule('maxItems'))),
    isPhoneNumberVisible: z.nullish(z.boolean()),
  })
  .check(numberOfCountry)

/** What of a profile is said to those who want to reach its owner. The login number is never part of it (B-17). */
export type ContactDetails = Pick<ProfileRecord, 'contact' | 'isPhoneNumberVisible'>

/** Contact details as they are kept; what of the number's visibility is not said stays. */
export function contactDetailsFrom(input: unknown, stood: ContactDetails): ContactDetails {
  const { email, countryId, mobileNumber, contactMethods: chosen, isPhoneNumberVisible } = accept(contactDetailsRules, input)
  const country = countryById(countryId)
  return {
    contact: {
      email,
      countryId,
      mobileNumber: country ? toE164(mobileNumber, country) : null,
      methods: contactMethods.filter((method) => chosen.includes(method)),
    },
    isPhoneNumberVisible: isPhoneNumberVisible ?? stood.isPhoneNumberVisible,
  }
}

/** Whether new contact details are the ones that stood; the order of the ways makes no difference. */
export const sameContact = (one: ContactDetails, other: ContactDetails) =>
  one.isPhoneNumberVisible === other.isPhoneNumberVisible &&
  one.contact.email === other.contact.email &&
  one.contact.countryId === other.contact.countryId &&
  one.contact.mobileNumber === other.contact.mobileNumber &&
  one.contact.methods.toSorted().join() === other.contact.methods.toSorted().join()
