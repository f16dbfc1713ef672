import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import type { RequestContext } from '../../request/context.ts'

const ofBrand = ({ id, type }: Pick<ProfileRecord, 'id' | 'type'>, _: unknown, { loaders }: RequestContext) =>
  type === 'BRAND' ? loaders.paymentRecord.load(id) : null

/** Payment records where people look at a brand: its profile, its programs. One statement reads those of a whole list. */
export const paymentRecordResolvers: Resolvers<RequestContext> = {
  BusinessProfile: { paymentRecord: ofBrand },
  PublicProfile: { paymentRecord: ofBrand },
  Program: {
    async paymentRecord({ profileId }, _, { loaders }) {
      const owner = await loaders.anyProfile.load(profileId)
      return owner && isPublic(owner) ? loaders.paymentRecord.load(profileId) : null
    },
  },
  PublicProgram: { paymentRecord: ({ profile }, _, { loaders }) => loaders.paymentRecord.load(profile.id) },
}
