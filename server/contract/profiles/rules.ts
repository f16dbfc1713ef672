import * as z from 'zod/mini'
import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import { countryIdRule } from '../reference/rules.ts'
import { interestList } from './person-rules.ts'
import { countryById } from '../reference/countries.ts'
import { toE164 } from '../validation/phone.ts'
import { accept, problemsOf, rule } from '../validation/check.ts'
import { emailAddress } from '../validation/email.ts'
import { readAs } from '../validation/links.ts'
import type { ProfileRecord } from './record.ts'
import { contactMethods } from './types.ts'

/** Rules of `updateProfileInterests`: at most five interests, in the owner's order. An empty list is allowed. */
export const profileInterestsRules = z.object({ interests: interestList })

const numberOfCountry = z.check<{ countryId: string; mobileNumber: string }>((ctx) => {
  const country = countryById(ctx.value.countryId)
  if (country && toE164(ctx.value.mobileNumber, country) === null)
    ctx.issues.push({ code: 'custom', message: 'phoneNumber', path: ['mobileNumber'], input: ctx.value.mobileNumber })
})

/** Rules of `updateContactDetails` (D-06, D-07, S1 §5). */
export const contactDetailsRules = z
  .object({
    email: z.pipe(z.string().check(z.trim(), z.minLength(1, rule('required'))), readAs(emailAddress, 'email')),
    countryId: countryIdRule,
    mobileNumber: z.string().check(z.trim(), z.minLength(1, rule('required')), z.maxLength(40, rule('phoneNumber'))),
    contactMethods: z.array(z.enum(contactMethods)).check(z.minLength(1, rule('contactMethod')), z.maxLength(8, rule('maxItems'))),
    isPhoneNumberVisible: z.nullish(z.boolean()),
  })
  .check(numberOfCountry)

/** Contact details of a profile for other people. They never contain the login number (B-17). */
export type ContactDetails = Pick<ProfileRecord, 'contact' | 'isPhoneNumberVisible'>

/** Returns typed contact details in their stored form. If the input has no visibility of the number, the stored visibility stays. */
export function contactDetailsFrom(input: unknown, stored: ContactDetails): ContactDetails {
  const { email, countryId, mobileNumber, contactMethods: chosen, isPhoneNumberVisible } = accept(contactDetailsRules, input)
  const country = countryById(countryId)
  return {
    contact: {
      email,
      countryId,
      mobileNumber: country ? toE164(mobileNumber, country) : null,
      methods: contactMethods.filter((method) => chosen.includes(method)),
    },
    isPhoneNumberVisible: isPhoneNumberVisible ?? stored.isPhoneNumberVisible,
  }
}

/** Returns whether two contact details are the same. The order of the methods does not matter. */
export const sameContact = (one: ContactDetails, other: ContactDetails) =>
  one.isPhoneNumberVisible === other.isPhoneNumberVisible &&
  one.contact.email === other.contact.email &&
  one.contact.countryId === other.contact.countryId &&
  one.contact.mobileNumber === other.contact.mobileNumber &&
  one.contact.methods.toSorted().join() === other.contact.methods.toSorted().join()

/**
 * Decides on `updateContactDetails`, with details that passed the rules (D-07). `NO_CHANGES_TO_UPDATE` if the stored details are the same.
 */
export const decideContact = (stored: ContactDetails, requested: ContactDetails): Decision<ContactDetails> =>
  sameContact(stored, requested) ? refused(new Problem('NO_CHANGES_TO_UPDATE')) : decided(requested)

/**
 * `updateProfileInterests` (D-09): returns the new interests of a person, each once, in the given order. The access table refuses calls by
 * businesses.
 */
export function decideInterests(stored: readonly string[], input: readonly string[]): Decision<readonly string[]> {
  const problems = problemsOf(profileInterestsRules, { interests: input })
  if (problems.length > 0) return refused(invalidInput(problems))
  const { interests } = accept(profileInterestsRules, { interests: input })
  return interests.join() === stored.join() ? refused(new Problem('NO_CHANGES_TO_UPDATE')) : decided(interests)
}
