import type { Texts } from './messages.ts'

/** Fields that may be left empty, so that no text for it is needed. A switch always has a value. */
const mayBeEmpty = new Set([
  'additionalInfoLink',
  'address',
  'allowReviewRequest',
  'allowTrademarkUse',
  'acceptedTerms',
  'bankAddress',
  'brandDomain',
  'caption',
  'city',
  'coverPhoto',
  // Lists that the app itself sends, and that nobody types.
  'contentIds',
  'details',
  'filter',
  'hashtags',
  'ids',
  'isDiscoverable',
  'isNsfw',
  'isPhoneNumberVisible',
  'isPrivate',
  'minEngagement',
  'minFollowers',
  'minViews',
  'mobileCountryId',
  'openToPlacement',
  'postedOn',
  'sellOnEcommerce',
  'specialRequests',
  'termsAndConditionsLink',
  // Its error is reported at `location`.
  'place_id',
])

/** Lists of names from which forms build the paths of their fields. */
const lists = /\b(?:fields|names|parts|itemParts|thresholds)\b(?:: FormFields = \{\s*fields)?\s*[:=]\s*\[([^\]]*)\]/g
/** A problem that a check of the app or a rule of the contract reports for a named field. */
const stated = /path: '([\w.]+)', rule: 'required'/g

const nameOf = (path: string) => path.split('.').findLast((part) => /^[a-z_]+$/i.test(part)) ?? ''
const quoted = (text: string) => [...text.matchAll(/'([\w.]+)'/g)].map(([, path = '']) => path)

/** Returns the fields of the forms in a source, by the last part of their paths. */
export function formFields(source: string): string[] {
  const named =
    source.includes('FormFields') || source.includes('useForm(') ? [...source.matchAll(lists)].flatMap(([, list = '']) => quoted(list)) : []
  return [...new Set([...named, ...[...source.matchAll(stated)].map(([, path = '']) => path)].map(nameOf))].filter(Boolean)
}

/** Returns fields whose error would be the general “Fill in this field.” instead of saying what to do. */
export const fieldsWithoutText = (source: string, english: Texts): string[] =>
  formFields(source).filter((name) => !mayBeEmpty.has(name) && !(`required.${name}` in english))

/** Counts uses of the text that belongs to no field. Only the table of rules may use it, for an unknown field. */
export const usesOfGeneralText = (source: string): number => source.split(/['"`]field\.required['"`]/).length - 1
