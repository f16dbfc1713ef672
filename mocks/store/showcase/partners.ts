import type { BrandSuggestion } from '@wasla/contract/generated/user-types.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { searchedNamesOf } from '@wasla/contract/profiles/names.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { brandQueryOf, suggestionsOf } from '@wasla/contract/showcase/brands.ts'
import { showcaseLimits } from '@wasla/contract/showcase/limits.ts'
import type { Partner } from '@wasla/contract/showcase/partners.ts'
import { domainOf } from '@wasla/contract/showcase/rules.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'

/** Returns the networker or agent with this id. Returns null if the profile has no public page. */
export function partnerOf(store: Store, id: string | null): Partner | null {
  const profile = id === null ? undefined : findProfile(store, id)
  return profile && isPublic(profile) && !isBusiness(profile.type) ? profile : null
}

/** Returns verified brands with a website, oldest first. */
const brandsOf = ({ memory: { world } }: Store) =>
  world.profiles
    .filter((profile) => profile.type === 'BRAND' && profile.status === 'Active' && profile.website !== null)
    .toSorted((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1))

/** Implements the query `searchBrands` (D-14). */
export function searchBrands(store: Store, term: string, language: Language): BrandSuggestion[] {
  const text = brandQueryOf(term)
  if (text === null) return []
  return brandsOf(store)
    .filter((brand) => [...searchedNamesOf(brand), brand.userName ?? ''].some((field) => field.toLowerCase().includes(text)))
    .slice(0, showcaseLimits.brandSearch.most)
    .flatMap((brand) => suggestionsOf(brand, language))
}

/** Returns the picture of the verified brand whose website has this domain (D-15). Returns null if there is none. */
export const brandIconOf = (store: Store, domain: string | null): string | null =>
  domain === null ? null : (brandsOf(store).find(({ website }) => domainOf(website ?? '') === domain)?.picture ?? null)
