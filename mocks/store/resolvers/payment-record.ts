import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import type { MockContext } from '../context.ts'
import { findProfile } from '../find.ts'
import { paymentRecordOf } from '../payment-record/records.ts'

const ofBrand = ({ id, type }: Pick<ProfileRecord, 'id' | 'type'>, _args: unknown, { store }: MockContext) =>
  type === 'BRAND' ? paymentRecordOf(store, id) : null

export const paymentRecordResolvers: Resolvers<MockContext> = {
  BusinessProfile: { paymentRecord: ofBrand },
  PublicProfile: { paymentRecord: ofBrand },
  Program: {
    paymentRecord({ profileId }, _args, { store }) {
      const owner = findProfile(store, profileId)
      return owner && isPublic(owner) ? paymentRecordOf(store, profileId) : null
    },
  },
  PublicProgram: { paymentRecord: ({ profile }, _args, { store }) => paymentRecordOf(store, profile.id) },
}
