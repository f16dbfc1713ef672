import type { BrandSuggestion } from '../generated/user-types.ts'
import type { Language } from '../platform/language.ts'
import { nameFor, type Named } from '../profiles/names.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import { showcaseLimits } from './limits.ts'
import { domainOf } from './rules.ts'

/** Returns the lower-case text to search in names and user names of brands (D-14); null if the term is too short or too long. */
export function brandQueryOf(term: string): string | null {
  const text = term.normalize('NFC').trim().toLowerCase()
  return text.length < showcaseLimits.brandSearch.least || text.length > showcaseLimits.brandName ? null : text
}

/** Returns an array with the suggestion for a brand. The array is empty if the brand has no name or no website with a domain. */
export function suggestionsOf(brand: Named & Pick<ProfileRecord, 'website' | 'picture'>, language: Language): BrandSuggestion[] {
  const domain = domainOf(brand.website ?? '')
  return brand.name !== null && domain !== null ? [{ name: nameFor(brand, language), domain, icon: brand.picture }] : []
}
