import { Problem } from '@wasla/contract/errors/problem.ts'
import type * as Types from '@wasla/contract/generated/user-types.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { withBusiness, withIndividual, type Collaboration, type Partner } from '@wasla/contract/showcase/collaborations.ts'
import { showcaseLimits } from '@wasla/contract/showcase/limits.ts'
import type { BrandCollaborationRecord } from '@wasla/contract/showcase/record.ts'
import { domainOf, isSame } from '@wasla/contract/showcase/rules.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'
import { setting } from '../settings.ts'
import { noPreview, nothingNew, ownRow, requireRoom } from './shown.ts'

/** Somebody who may be seen; null where nobody of that id may. */
export function partnerOf(store: Store, id: string | null): Partner | null {
  const profile = id === null ? undefined : findProfile(store, id)
  return profile && isPublic(profile) && !isBusiness(profile.type) ? profile : null
}

/** Brands from here that passed the checks and have a website, eldest first. */
const brandsOf = ({ memory: { world } }: Store) =>
  world.profiles
    .filter((profile) => profile.type === 'BRAND' && profile.status === 'Active' && profile.website !== null)
    .toSorted((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1))

/** `searchBrands` (D-14). */
export function searchBrands(store: Store, term: string): Types.BrandSuggestion[] {
  const piece = term.normalize('NFC').trim().toLowerCase()
  if (piece.length < showcaseLimits.brandSearch.least || piece.length > showcaseLimits.brandName) return []
  return brandsOf(store)
    .filter(({ name, userName }) => [name, userName].some((text) => text?.toLowerCase().includes(piece)))
    .slice(0, showcaseLimits.brandSearch.most)
    .flatMap(({ name, website, picture }) => {
      const domain = domainOf(website ?? '')
      return name !== null && domain !== null ? [{ name, domain, icon: picture }] : []
    })
}

type Given = Parameters<typeof withBusiness>[0] & { type: BrandCollaborationRecord['type'] }

function accepted(store: Store, profileId: string, given: Given): Collaboration {
  if (given.type === 'business') return withBusiness(given)
  const id = given.individualProfileId ?? null
  const partner = id === profileId ? null : partnerOf(store, id)
  if (id !== null && !partner) throw new Problem('PROFILE_NOT_FOUND')
  return withIndividual(given, partner)
}

const iconOf = (store: Store, domain: string | null) =>
  domain === null ? null : (brandsOf(store).find(({ website }) => domainOf(website ?? '') === domain)?.picture ?? null)

/** The same partner is not shown twice (D-14). */
function requireFree({ memory: { world } }: Store, profileId: string, key: string, id: string | null): void {
  if (world.brandCollaborations.some((one) => one.profileId === profileId && one.id !== id && one.duplicateKey === key))
    throw new Problem('COLLABORATION_ALREADY_EXIST')
}

/** `createBrandCollaboration` (D-14, D-15). */
export function createCollaboration(store: Store, profileId: string, input: Types.CreateBrandCollaborationInput): BrandCollaborationRecord {
  const { brandCollaborations } = store.memory.world
  const given = accepted(store, profileId, input)
  requireRoom(brandCollaborations, profileId, setting('profiles.collaborations'), 'brand_name')
  requireFree(store, profileId, given.duplicateKey, null)
  const one = {
    id: store.nextId('collaboration'),
    profileId,
    type: input.type,
    ...given,
    ...noPreview,
    brandIcon: iconOf(store, given.brandDomain),
    createdAt: store.clock.now(),
  }
  brandCollaborations.push(one)
  return one
}

export function updateCollaboration(
  store: Store,
  profileId: string,
  { id, ...given }: Types.UpdateBrandCollaborationInput,
): BrandCollaborationRecord {
  const one = ownRow(store.memory.world.brandCollaborations, profileId, id, 'COLLABORATION_NOT_FOUND')
  const typed = given.brand_name ? null : one.individualProfileId
  const wanted = accepted(store, profileId, {
    type: one.type,
    brand_name: given.brand_name ?? one.brandName,
    brandDomain: given.brandDomain === undefined ? one.brandDomain : given.brandDomain,
    individualProfileId: given.individualProfileId === undefined ? typed : given.individualProfileId,
    url: given.url === undefined ? one.url : given.url,
  })
  const { brandName, brandDomain, individualProfileId, url, duplicateKey } = one
  if (isSame({ brandName, brandDomain, individualProfileId, url, duplicateKey }, wanted)) throw nothingNew()
  requireFree(store, profileId, wanted.duplicateKey, id)
  return Object.assign(one, wanted, { brandIcon: iconOf(store, wanted.brandDomain) })
}
