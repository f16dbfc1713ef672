import type { FormFields } from '#form/form-problems.ts'

const documents = Array.from({ length: 5 }, (_, index) => `documents.${index}`)

/** Field names of the wizard, the same as in the mutation's input. */
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
  /* Problems of any document are shown at the field for documents. Problems of a number's country are shown at the field of the number. */
  at: (path) => (path.startsWith('documents.') ? 'documents' : path === 'mobileCountryId' ? 'mobileNumber' : path),
}
