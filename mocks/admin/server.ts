import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { adminAccess, adminRefusalOf } from '@wasla/contract/access/admin.ts'
import { boundInputs } from '@wasla/contract/arguments/bound-inputs.ts'
import { guardRoots } from '@wasla/contract/access/guard-roots.ts'
import { adminInputBounds } from '@wasla/contract/arguments/input-bounds.ts'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { adminUserOf } from '@wasla/contract/admin/views.ts'
import { adminTypeDefs } from '@wasla/contract/generated/admin-schema.ts'
import documents from '@wasla/contract/generated/admin-trusted-documents.json' with { type: 'json' }
import type { Resolvers } from '@wasla/contract/generated/admin-types.ts'
import { endpointOver, type Answer, type OperationRequest } from '../store/answering.ts'
import type { Store } from '../store/memory.ts'
import * as accounts from './accounts.ts'
import { createAdminStore, type Admin, type AdminStore } from './admin-store.ts'
import { requireAdmin, type AdminContext } from './context.ts'
import * as audit from './audit.ts'
import * as controls from './controls.ts'
import { financeResolvers } from './finance/resolvers.ts'
import * as invitations from './invitations.ts'
import * as oidc from './oidc.ts'
import * as programs from './programs.ts'
import { networkCasesResolvers } from './network-cases.ts'
import { resultsResolvers } from './results.ts'
import { rewardCasesResolvers } from './reward-cases.ts'
import * as reviews from './reviews.ts'
import * as changes from './setting-changes.ts'
import { simulateTraffic } from './simulate.ts'
import * as sessions from './sessions.ts'
import * as users from './users.ts'
import * as waitingList from './waiting-list.ts'

const done = { success: true }
type MockAction<Args> = (adminStore: AdminStore, admin: Admin, args: Args) => void

/** Returns a resolver for an action that only answers that it succeeded. */
const ack =
  <Args>(action: MockAction<Args>) =>
  (_: unknown, args: Args, context: AdminContext) => {
    action(context.adminStore, requireAdmin(context), args)
    return done
  }

const resolvers: Resolvers<AdminContext> = {
  Query: {
    ...financeResolvers.Query,
    ...resultsResolvers.Query,
    ...networkCasesResolvers.Query,
    ...rewardCasesResolvers.Query,
    adminPrograms: (_, args, { adminStore }) => programs.programs(adminStore, args),
    adminProgram: (_, args, { adminStore }) => programs.oneProgram(adminStore, args),
    adminMe: (_, __, context) => adminUserOf(requireAdmin(context).account),
    adminNeedsTotp: (_, __, { adminStore, admin }) => adminStore.memory.needsTotp && admin?.account.hasTotp === false,
    adminInvitations: (_, __, { adminStore }) => invitations.invitations(adminStore),
    adminInvitation: (_, args, { adminStore }) => invitations.readInvitation(adminStore, args),
    adminTeam: (_, args, { adminStore }) => accounts.team(adminStore, args),
    adminWaitingList: (_, args, { adminStore }) => waitingList.waitingList(adminStore, args),
    adminReviewCases: (_, args, context) => reviews.reviewCases(context.adminStore, requireAdmin(context), args),
    adminReviewCaseDetails: (_, { id }, context) => reviews.reviewCase(context.adminStore, requireAdmin(context), id),
    adminUsers: (_, args, { adminStore }) => users.listUsers(adminStore, args),
    adminUser: (_, { id }, { adminStore }) => users.oneUser(adminStore, id),
    adminFlags: (_, __, { adminStore }) => controls.flags(adminStore),
    adminSettings: (_, __, { adminStore }) => controls.settings(adminStore),
    adminSettingChanges: (_, args, { adminStore }) => changes.settingChanges(adminStore, args),
    adminAuditLog: (_, args, { adminStore }) => audit.auditLog(adminStore, args),
    adminAuditActors: (_, __, { adminStore }) => audit.auditActors(adminStore),
    adminClock: (_, __, { adminStore }) => controls.clock(adminStore),
  },
  PayoutReport: financeResolvers.PayoutReport,
  Mutation: {
    ...financeResolvers.Mutation,
    ...resultsResolvers.Mutation,
    ...networkCasesResolvers.Mutation,
    ...rewardCasesResolvers.Mutation,
    adminSetProgramStatus: (_, args, context) => programs.setStatus(context.adminStore, requireAdmin(context), args),
    adminSignIn: (_, args, { adminStore }) => sessions.signIn(adminStore, args),
    adminStartOidc: (_, __, { adminStore }) => oidc.start(adminStore),
    adminFinishOidc: (_, args, { adminStore }) => oidc.finish(adminStore, args),
    adminConfirmOidc: (_, args, { adminStore }) => oidc.confirm(adminStore, args),
    adminSignOut: ack(accounts.signOut),
    adminStartTotp: (_, args, context) => accounts.startTotp(context.adminStore, requireAdmin(context), args),
    adminConfirmTotp: ack(accounts.confirmTotp),
    adminProve: ack(accounts.prove),
    adminRemoveTotp: ack(accounts.removeTotp),
    adminChangePassword: ack(accounts.changePassword),
    adminInviteTeamMember: (_, args, context) => invitations.inviteTeamMember(context.adminStore, requireAdmin(context), args),
    adminResetTeamMember: (_, args, context) => invitations.resetTeamMember(context.adminStore, requireAdmin(context), args),
    adminResendInvitation: (_, args, context) => invitations.resendInvitation(context.adminStore, requireAdmin(context), args),
    adminRevokeInvitation: ack(invitations.revokeInvitation),
    adminAcceptInvitation(_, args, { adminStore }) {
      invitations.acceptInvitation(adminStore, args)
      return done
    },
    adminSetTeamMemberDisabled: (_, { id, ...args }, context) =>
      accounts.setTeamMemberDisabled(context.adminStore, requireAdmin(context), id, args),
    adminAdmitWaitingList: ack(waitingList.admit),
    adminAdmitNext: ack(waitingList.admitNext),
    adminReviewCase: (_, { id, ...args }, context) => reviews.decide(context.adminStore, requireAdmin(context), id, args),
    adminSetUserSuspended: (_, { userId, ...args }, context) => users.setSuspended(context.adminStore, requireAdmin(context), userId, args),
    adminCloseAccount: (_, { userId, ...args }, context) => users.closeAccount(context.adminStore, requireAdmin(context), userId, args),
    adminSetProfileLabel: ack((adminStore, admin, { profileId, label }: { profileId: string; label?: string | null }) =>
      users.setProfileLabel(adminStore, admin, profileId, { label }),
    ),
    adminRevertMembership: ack((adminStore, admin, { profileId, reason }: { profileId: string; reason: string }) =>
      users.revertMembership(adminStore, admin, profileId, { reason }),
    ),
    adminSetFlag: (_, args, context) => controls.setFlag(context.adminStore, requireAdmin(context), args),
    adminUpdateSetting: (_, args, context) => controls.updateSetting(context.adminStore, requireAdmin(context), args),
    adminProposeSettingChange: (_, args, context) => changes.proposeSettingChange(context.adminStore, requireAdmin(context), args),
    adminDecideSettingChange: (_, args, context) => changes.decideSettingChangeOf(context.adminStore, requireAdmin(context), args),
    adminResetDemo: ack(controls.resetDemo),
    adminAdvanceClock: ack(controls.advanceClock),
    adminSimulateTraffic: ack(simulateTraffic),
  },
}

/** Guards the root fields with the same access table as the server. */
const createAdminSchema = () =>
  guardRoots(boundInputs(makeExecutableSchema({ typeDefs: adminTypeDefs, resolvers }), adminInputBounds), adminAccess, {
    isOpen: (rule) => rule === 'anyone',
    refusalOf: (rule, { admin, adminStore, problem }: AdminContext) =>
      adminRefusalOf(rule, admin?.account.role ?? null, problem, {
        totp: adminStore.memory.needsTotp && admin?.account.hasTotp === false,
      }),
    fallback: defaultFieldResolver,
  })

let schema: GraphQLSchema | undefined
/** Returns one schema for all mock servers of a page, built on first use. */
const adminSchema = () => (schema ??= createAdminSchema())

export type MockAdmin = {
  readonly adminStore: AdminStore
  rootFields(request: OperationRequest): string[]
  answer(request: OperationRequest, headers: Headers): Promise<Answer>
  /** Signs in an admin of this role and returns the token. */
  signIn(role: AdminRole): string
  reset(): void
}

/** Creates the back office in memory over the store of a mock server. Product and back office see each other's changes. */
export function createMockAdmin(store: Store, prepare: (adminStore: AdminStore) => void = () => undefined): MockAdmin {
  const adminStore = createAdminStore(store)
  prepare(adminStore)
  const endpoint = endpointOver<AdminContext>(documents, adminSchema(), defaultFieldResolver)

  function contextOf(headers: Headers): AdminContext {
    try {
      return { adminStore, admin: sessions.readAdmin(adminStore, headers.get('authorization')), problem: null }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return { adminStore, admin: null, problem: error }
    }
  }

  return {
    adminStore,
    rootFields: endpoint.rootFields,
    answer: (request, headers) => endpoint.answer(request, () => contextOf(headers)),
    signIn(role) {
      const account = adminStore.memory.accounts.find((one) => one.role === role)
      if (!account) throw new Error(`Nobody in the back office is ${role}`)
      return sessions.enter(adminStore, account)
    },
    reset() {
      adminStore.reset()
      prepare(adminStore)
    },
  }
}
