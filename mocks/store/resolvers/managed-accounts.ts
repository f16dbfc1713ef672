import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { managedAccountFields } from '@wasla/contract/managed-accounts/fields.ts'
import { listedProfile } from '@wasla/contract/profiles/public-fields.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { mapSplit, mapSplitPayout, splitSideOf } from '@wasla/contract/splits/mappers.ts'
import type { SplitRecord } from '@wasla/contract/splits/record.ts'
import { requireProfile, requireViewer, type MockContext } from '../context.ts'
import { findProfile } from '../find.ts'
import { answer, invite, managedBy, managersOf, overviewOf, publicOf, remove } from '../managed-accounts/managed-accounts.ts'
import { answerSplit, endSplit, propose, splitsOf } from '../managed-accounts/splits.ts'
import { requestsOfTalent } from '../participations/lists.ts'
import type { Store } from '../memory.ts'
import { paidShares } from '../rewards/paid.ts'

const viewerId = (context: MockContext) => requireViewer(context).profileId

function sideIn(store: Store, id: string): ProfileRecord {
  const profile = findProfile(store, id)
  if (!profile) throw new Error(`A managed account names ${id}, who is not there`)
  return listedProfile(profile)
}

const mapped = (store: Store, split: SplitRecord) =>
  mapSplit(split, (id) => store.memory.world.programs.find((program) => program.id === id)?.name ?? '')

export const managedAccountsResolvers: Resolvers<MockContext> = {
  Query: {
    myManagedAccounts: (_parent, { status, pagination }, context) => managedBy(context.store, viewerId(context), status, pagination),
    managedAccountOverview: (_parent, { id }, context) => ({ account: overviewOf(context.store, id, viewerId(context)) }),
    myManagers: (_parent, _args, context) => managersOf(context.store, viewerId(context)),
    splits: (_parent, { managedAccountId }, context) => {
      const { account, side, splits, programs } = splitsOf(context.store, viewerId(context), managedAccountId)
      return { account, side: splitSideOf(side), splits: splits.map((split) => mapped(context.store, split)), programs }
    },
    publicManagedAccounts: (_parent, { pagination, ...manager }, { store, language }) => publicOf(store, manager, pagination, language),
  },
  Mutation: {
    inviteManagedAccount: (_parent, { profileId }, context) => invite(context.store, requireProfile(context), profileId),
    updateManagedAccount: (_parent, input, context) => answer(context.store, viewerId(context), input),
    proposeSplit: (_parent, { proposeSplitInput: { programId = null, ...input } }, context) =>
      mapped(context.store, propose(context.store, viewerId(context), { ...input, programId })),
    answerSplit: (_parent, input, context) => mapped(context.store, answerSplit(context.store, viewerId(context), input)),
    endSplit: (_parent, { id }, context) => mapped(context.store, endSplit(context.store, viewerId(context), id)),
    removeManagedAccount: (_parent, { id }, context) => remove(context.store, viewerId(context), id),
  },
  // `managedAccountOverview` has already checked that the viewer manages the networker (D-22).
  ManagedAccountOverview: {
    requests: ({ account }, { pagination }, { store }) => requestsOfTalent(store, account.talentId, pagination),
  },
  SplitsOverview: {
    payouts: ({ account }, _args, { store, language }) => paidShares(store, account).map((share) => mapSplitPayout(share, language)),
  },
  ManagedAccount: {
    ...managedAccountFields,
    user: ({ talentId }, _args, { store }) => sideIn(store, talentId),
    manager: ({ managerId }, _args, { store }) => sideIn(store, managerId),
  },
}
