import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { managedAccountFields } from '@wasla/contract/managed-accounts/fields.ts'
import { listedProfile } from '@wasla/contract/profiles/public-fields.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { requireProfile, requireViewer, type MockContext } from '../context.ts'
import { findProfile } from '../find.ts'
import { answer, invite, managedBy, managersOf, overviewOf, publicOf, remove } from '../managed-accounts/managed-accounts.ts'
import { requestsOfTalent } from '../participations/lists.ts'
import type { Store } from '../memory.ts'

const viewerId = (context: MockContext) => requireViewer(context).profileId

function sideIn(store: Store, id: string): ProfileRecord {
  const profile = findProfile(store, id)
  if (!profile) throw new Error(`A managed account names ${id}, who is not there`)
  return listedProfile(profile)
}

export const managedAccountsResolvers: Resolvers<MockContext> = {
  Query: {
    myManagedAccounts: (_parent, { status, pagination }, context) => managedBy(context.store, viewerId(context), status, pagination),
    managedAccountOverview: (_parent, { id }, context) => ({ account: overviewOf(context.store, id, viewerId(context)) }),
    myManagers: (_parent, _args, context) => managersOf(context.store, viewerId(context)),
    publicManagedAccounts: (_parent, { pagination, ...manager }, { store, language }) => publicOf(store, manager, pagination, language),
  },
  Mutation: {
    inviteManagedAccount: (_parent, { profileId }, context) => invite(context.store, requireProfile(context), profileId),
    updateManagedAccount: (_parent, input, context) => answer(context.store, viewerId(context), input),
    removeManagedAccount: (_parent, { id }, context) => remove(context.store, viewerId(context), id),
  },
  // `managedAccountOverview` has already checked that the viewer manages the networker (D-22).
  ManagedAccountOverview: {
    requests: ({ account }, { pagination }, { store }) => requestsOfTalent(store, account.talentId, pagination),
  },
  ManagedAccount: {
    ...managedAccountFields,
    user: ({ talentId }, _args, { store }) => sideIn(store, talentId),
    manager: ({ managerId }, _args, { store }) => sideIn(store, managerId),
  },
}
