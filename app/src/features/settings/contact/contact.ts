import type { ContactMethod } from '@wasla/contract/generated/user-types.ts'
import { countries, defaultCountryId } from '@wasla/contract/reference/countries.ts'
import { contactMethods } from '@wasla/contract/profiles/types.ts'
import type { FormFields } from '#form/form-problems.ts'
import { isSameValue } from '#form/same-value.ts'
import type { ContactDetails_ActiveProfileFragment } from './ContactScreen.generated.ts'

/** Values of the form. `mobileNumber` is the national part, as it is typed. */
export type ContactDraft = {
  email: string
  countryId: string
  mobileNumber: string
  contactMethods: readonly ContactMethod[]
  isPhoneNumberVisible: boolean
}

export const contactFields: FormFields = {
  fields: ['email', 'countryId', 'mobileNumber', 'contactMethods', 'isPhoneNumberVisible'],
  /* Problems of the country are shown at the field of the number. */
  at: (path) => (path === 'countryId' ? 'mobileNumber' : (path.split('.', 1)[0] ?? path)),
}

/**
 * Returns the country of a prefix. If several countries share the prefix, returns the profile's own country, else the first in the list.
 */
function countryOf(prefix: string | null, ownCountryId: string | null): string {
  const sharing = countries.filter(({ phoneCode }) => phoneCode === prefix)
  const found = sharing.find(({ id }) => id === ownCountryId) ?? sharing[0]
  return found?.id ?? ownCountryId ?? defaultCountryId
}

/** Returns the form values of the saved contact details (D-06). */
export function contactOf({ profile }: Pick<ContactDetails_ActiveProfileFragment, 'profile'>): ContactDraft {
  const { email, mobileNumber, countryCode, methods } = profile.contacts
  return {
    email: email ?? '',
    countryId: countryOf(countryCode, profile.country?.id ?? null),
    mobileNumber: countryCode && mobileNumber?.startsWith(countryCode) ? mobileNumber.slice(countryCode.length) : (mobileNumber ?? ''),
    contactMethods: contactMethods.filter((method) => methods.includes(method)),
    isPhoneNumberVisible: profile.isPhoneNumberVisible,
  }
}

const digits = (number: string) => number.replace(/\D/gu, '')

/** Returns whether two drafts have the same contact details. Numbers are compared by their digits. */
export const isSameContact = (one: ContactDraft, other: ContactDraft) =>
  isSameValue({ ...one, mobileNumber: digits(one.mobileNumber) }, { ...other, mobileNumber: digits(other.mobileNumber) })
