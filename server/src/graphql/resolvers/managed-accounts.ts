import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { managedAccountFields } from '@wasla/contract/managed-accounts/fields.ts'
import { listedProfile } from '@wasla/contract/profiles/public-fields.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { mapSplit, mapSplitPayout, splitSideOf } from '@wasla/contract/splits/mappers.ts'
import type { SplitRecord } from '@wasla/contract/splits/record.ts'
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

/** Returns these splits with the names of their programs, which one statement reads. */
async function mapSplits(context: RequestContext, splits: readonly SplitRecord[]) {
  const names = await of(context).splitProgramNames(splits.flatMap(({ programId }) => programId ?? []))
  return splits.map((split) => mapSplit(split, (id) => names.get(id) ?? ''))
}

const mapOne = async (context: RequestContext, split: SplitRecord) => {
  const [mapped] = await mapSplits(context, [split])
  if (!mapped) throw new Error('A split that was changed has an answer')
  return mapped
}

export const managedAccountsResolvers: Resolvers<RequestContext> = {
  Query: {
    myManagedAccounts: (_, { status, pagination }, context) => of(context).mine(requireViewer(context), status, pagination),
    managedAccountOverview: async (_, { id }, context) => ({ account: await of(context).overview(requireViewer(context), id) }),
    myManagers: (_, __, context) => of(context).managers(requireViewer(context)),
    publicManagedAccounts: (_, { pagination, ...manager }, context) => of(context).of(manager, pagination, context.language),
    async splits(_, { managedAccountId }, context) {
      const { account, side, splits, programs } = await of(context).splits(requireViewer(context), managedAccountId)
      const mapped = await mapSplits(context, splits)
      return { account, side: splitSideOf(side), splits: mapped, programs: [...programs] }
    },
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
    async proposeSplit(_, { proposeSplitInput: { programId = null, ...input } }, context) {
      await enforceChangeLimit(context)
      return mapOne(context, await of(context).proposeSplit(requireViewer(context), { ...input, programId }))
    },
    async answerSplit(_, given, context) {
      await enforceChangeLimit(context)
      return mapOne(context, await of(context).answerSplit(requireViewer(context), given))
    },
    async endSplit(_, { id }, context) {
      await enforceChangeLimit(context)
      return mapOne(context, await of(context).endSplit(requireViewer(context), id))
    },
  },
  SplitsOverview: {
    // Read only if the query selects them.
    payouts: async ({ account }, _, { services, language }) =>
      (await services.rewards.paidShares(account)).map((share) => mapSplitPayout(share, language)),
  },
  ManagedAccount: {
    ...managedAccountFields,
    user: ({ talentId }, _, context) => sideIn(context, talentId),
    manager: ({ managerId }, _, context) => sideIn(context, managerId),
  },
}
