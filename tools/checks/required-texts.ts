import type { Texts } from './messages.ts'

/** Fields that may be left empty, so that nothing is ever said of their being empty. A switch always has an answer. */
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
  // Of lists that the app itself sends, and that nobody types.
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
  // Said at `location`.
  'place_id',
])

/** Lists of names, which forms make the paths of their fields of. */
const lists = /\b(?:fields|names|parts|itemParts|thresholds)\b(?:: FormFields = \{\s*fields)?\s*[:=]\s*\[([^\]]*)\]/g
/** What a check of the app or a rule of the contract says of a field by its name. */
const stated = /path: '([\w.]+)', rule: 'required'/g

const nameOf = (path: string) => path.split('.').findLast((part) => /^[a-z_]+$/i.test(part)) ?? ''
const quoted = (text: string) => [...text.matchAll(/'([\w.]+)'/g)].map(([, path = '']) => path)

/** The fields of the forms in a source, by the last part of their paths. */
export function formFields(source: string): string[] {
  const named =
    source.includes('FormFields') || source.includes('useForm(') ? [...source.matchAll(lists)].flatMap(([, list = '']) => quoted(list)) : []
  return [...new Set([...named, ...[...source.matchAll(stated)].map(([, path = '']) => path)].map(nameOf))].filter(Boolean)
}

/** Fields that would say “Fill in this field.” if they are empty, and not what to do. */
export const fieldsWithoutText = (source: string, english: Texts): string[] =>
  formFields(source).filter((name) => !mayBeEmpty.has(name) && !(`required.${name}` in english))

/** Places that show or expect the text that belongs to no field. Only the table of rules has it, for a field that nobody knew of. */
export const usesOfGeneralText = (source: string): number => source.split(/['"`]field\.required['"`]/).length - 1
