import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { managedAccountFields } from '@wasla/contract/managed-accounts/fields.ts'
import { listedProfile } from '@wasla/contract/profiles/public-fields.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { RequestContext } from '../../request/context.ts'
import { enforceChangeLimit } from '../../request/rate-limits.ts'
import { requireViewer } from '../../domains/session/viewer.ts'

const of = (context: RequestContext) => context.services.managedAccounts

/** Returns the profile of one side. It always exists: erasing a user deletes the managed account too. */
async function sideIn({ loaders }: RequestContext, id: string): Promise<ProfileRecord> {
  const profile = await loaders.profile.load(id)
  if (!profile) throw new Error('A managed account names a profile that is removed')
  return listedProfile(profile)
}

export const managedAccountsResolvers: Resolvers<RequestContext> = {
  Query: {
    myManagedAccounts: (_, { status, pagination }, context) => of(context).mine(requireViewer(context), status, pagination),
    managedAccountOverview: async (_, { id }, context) => ({ account: await of(context).overview(requireViewer(context), id) }),
    myManagers: (_, __, context) => of(context).managers(requireViewer(context)),
    publicManagedAccounts: (_, { pagination, ...manager }, context) => of(context).of(manager, pagination, context.language),
  },
  Mutation: {
    async inviteManagedAccount(_, { profileId }, context) {
      await enforceChangeLimit(context)
      return of(context).invite(requireViewer(context), profileId)
    },
    async updateManagedAccount(_, given, context) {
      await enforceChangeLimit(context)
      return of(context).answer(requireViewer(context), given)
    },
    async removeManagedAccount(_, { id }, context) {
      await enforceChangeLimit(context)
      return of(context).remove(requireViewer(context), id)
    },
  },
  ManagedAccount: {
    ...managedAccountFields,
    user: ({ talentId }, _, context) => sideIn(context, talentId),
    manager: ({ managerId }, _, context) => sideIn(context, managerId),
  },
}
