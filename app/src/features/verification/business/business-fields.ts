import type { FormFields } from '#form/form-problems.ts'

const documents = Array.from({ length: 5 }, (_, index) => `documents.${index}`)

/** The wizard's fields, by the names of the input. */
export const businessFields: FormFields = {
  fields: [
    'type',
    'name',
    'description',
    'website',
    'countryId',
    'commercialRegistrationNumber',
    'vatNumber',
    'isNsfw',
    'email',
    'mobileCountryId',
    'mobileNumber',
    'contactMethods',
    'socialPlatform',
    'socialUrl',
    'documents',
    ...documents,
  ],
  codes: { PLATFORM_URL_INVALID: 'socialUrl', FILE_SIZE_EXCEEDED: 'documents' },
  /* All documents are one field of the form, and a number’s country is part of the number’s field. */
  at: (path) => (path.startsWith('documents.') ? 'documents' : path === 'mobileCountryId' ? 'mobileNumber' : path),
}
