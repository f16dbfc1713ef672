import type { Language } from '../platform/language.ts'
import { mainNameOf, nameFor, type Named } from '../profiles/names.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import type { CollaborationIndividual } from '../generated/user-types.ts'
import { accept } from '../validation/check.ts'
import { acceptLinks } from '../validation/links.ts'
import type { BrandCollaborationRecord } from './record.ts'
import { businessCollaborationRules, individualCollaborationRules } from './rules.ts'

/** The public data of a partner who has a profile. */
export type Partner = Named & Pick<ProfileRecord, 'id' | 'type' | 'userName' | 'picture'>

/** The fields of a collaboration that follow from its owner's input. */
export type Collaboration = Pick<BrandCollaborationRecord, 'brandName' | 'brandDomain' | 'individualProfileId' | 'url' | 'duplicateKey'>

export type CollaborationFields = {
  brand_name: string
  brandDomain?: string | null
  individualProfileId?: string | null
  url?: string | null
}

/** Returns a collaboration with a business, identified by its domain, else by its name (D-14). */
export function withBusiness(input: CollaborationFields): Collaboration {
  const { brand_name, brandDomain, url } = acceptLinks(businessCollaborationRules, input)
  return {
    brandName: brand_name,
    brandDomain: brandDomain ?? null,
    individualProfileId: null,
    url: url ?? null,
    duplicateKey: brandDomain ?? `name:${brand_name.toLowerCase()}`,
  }
}

/** Returns a collaboration with a person. If the person has a profile, `partner` is that profile; else the user name is the typed one. */
export function withIndividual(input: CollaborationFields, partner: Partner | null): Collaboration {
  const { url } = partner
    ? acceptLinks(individualCollaborationRules, { url: input.url, brand_name: 'x' })
    : acceptLinks(individualCollaborationRules, input)
  const name = partner ? (partner.userName ?? mainNameOf(partner)) : accept(individualCollaborationRules, input).brand_name
  return {
    brandName: name,
    brandDomain: null,
    individualProfileId: partner?.id ?? null,
    url: url ?? null,
    duplicateKey: name.toLowerCase(),
  }
}

/**
 * Returns `individualData`: the partner's current public data, or only the stored name if that profile is not available. Null for a
 * business.
 */
export const individualDataOf = (
  collaboration: BrandCollaborationRecord,
  partner: Partner | null,
  language: Language,
): CollaborationIndividual | null =>
  collaboration.type === 'business'
    ? null
    : {
        id: partner?.id ?? null,
        fullName: partner ? nameFor(partner, language) : collaboration.brandName,
        userName: partner?.userName ?? collaboration.brandName,
        profileImage: partner?.picture ?? null,
        userType: partner?.type ?? null,
      }
