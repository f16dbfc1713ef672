import type { Language } from '../platform/language.ts'
import { mainNameOf, nameFor, type Named } from '../profiles/names.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import type { CollaborationIndividual } from '../generated/user-types.ts'
import { accept } from '../validation/check.ts'
import { acceptLinks } from '../validation/links.ts'
import type { BrandCollaborationRecord } from './record.ts'
import { businessCollaborationRules, individualCollaborationRules } from './rules.ts'

/** A partner who has a profile here, as everybody may see them. */
export type Partner = Named & Pick<ProfileRecord, 'id' | 'type' | 'userName' | 'picture'>

/** What of a collaboration its owner decides. */
export type Collaboration = Pick<BrandCollaborationRecord, 'brandName' | 'brandDomain' | 'individualProfileId' | 'url' | 'duplicateKey'>

type Given = { brand_name: string; brandDomain?: string | null; individualProfileId?: string | null; url?: string | null }

/** A collaboration with a business: one of a domain, else one of a name (D-14). */
export function withBusiness(given: Given): Collaboration {
  const { brand_name, brandDomain, url } = acceptLinks(businessCollaborationRules, given)
  return {
    brandName: brand_name,
    brandDomain: brandDomain ?? null,
    individualProfileId: null,
    url: url ?? null,
    duplicateKey: brandDomain ?? `name:${brand_name.toLowerCase()}`,
  }
}

/** A collaboration with a person: with `partner` where they have a profile here, else with whoever was typed. */
export function withIndividual(given: Given, partner: Partner | null): Collaboration {
  const { url } = partner
    ? acceptLinks(individualCollaborationRules, { url: given.url, brand_name: 'x' })
    : acceptLinks(individualCollaborationRules, given)
  const name = partner ? (partner.userName ?? mainNameOf(partner)) : accept(individualCollaborationRules, given).brand_name
  return {
    brandName: name,
    brandDomain: null,
    individualProfileId: partner?.id ?? null,
    url: url ?? null,
    duplicateKey: name.toLowerCase(),
  }
}

/** `individualData`: as the partner is seen today, or by the name alone where nobody of that name is seen. */
export const individualDataOf = (
  one: BrandCollaborationRecord,
  partner: Partner | null,
  language: Language,
): CollaborationIndividual | null =>
  one.type === 'business'
    ? null
    : {
        id: partner?.id ?? null,
        fullName: partner ? nameFor(partner, language) : one.brandName,
        userName: partner?.userName ?? one.brandName,
        profileImage: partner?.picture ?? null,
        userType: partner?.type ?? null,
      }
