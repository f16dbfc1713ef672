import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { adminAccess, adminRefusalOf } from '@wasla/contract/access/admin.ts'
import { guardRoots } from '@wasla/contract/access/guard-roots.ts'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { adminTypeDefs } from '@wasla/contract/generated/admin-schema.ts'
import documents from '@wasla/contract/generated/admin-trusted-documents.json' with { type: 'json' }
import type { Resolvers } from '@wasla/contract/generated/admin-types.ts'
import { endpointOver, type Answer, type Asked } from '../store/answering.ts'
import type { Store } from '../store/memory.ts'
import * as accounts from './accounts.ts'
import * as controls from './controls.ts'
import { createOffice, type Office } from './office.ts'
import * as queues from './queues.ts'
import * as users from './users.ts'

/** What a resolver of the mock back office knows of its request. */
type Context = { office: Office; admin: accounts.Admin | null; problem: Problem | null }

function requireAdmin({ admin, problem }: Context): accounts.Admin {
  if (admin) return admin
  throw problem ?? new Problem('UN_AUTHORIZED')
}

const done = { success: true }
type Deed<Args> = (office: Office, admin: accounts.Admin, args: Args) => void

/** A deed that has nothing to tell but that it was done. */
const ack =
  <Args>(deed: Deed<Args>) =>
  (_: unknown, args: Args, context: Context) => {
    deed(context.office, requireAdmin(context), args)
    return done
  }

const written: Resolvers<Context> = {
  Query: {
    adminMe: (_, __, context) => accounts.adminUserOf(requireAdmin(context).account),
    adminTeam: (_, args, { office }) => accounts.team(office, args),
    adminWaitingList: (_, args, { office }) => queues.waitingList(office, args),
    adminReviewCases: (_, args, context) => queues.reviewCases(context.office, requireAdmin(context), args),
    adminReviewCaseDetails: (_, { id }, context) => queues.reviewCase(context.office, requireAdmin(context), id),
    adminUsers: (_, args, { office }) => users.listUsers(office, args),
    adminUser: (_, { id }, { office }) => users.oneUser(office, id),
    adminFlags: (_, __, { office }) => controls.flags(office),
    adminSettings: (_, __, { office }) => controls.settings(office),
    adminAuditLog: (_, args, { office }) => controls.auditLog(office, args),
    adminClock: (_, __, { office }) => controls.clock(office),
  },
  Mutation: {
    adminSignIn: (_, args, { office }) => accounts.signIn(office, args),
    adminSignOut: ack(accounts.signOut),
    adminStartTotp: (_, args, context) => accounts.startTotp(context.office, requireAdmin(context), args),
    adminConfirmTotp: ack(accounts.confirmTotp),
    adminRemoveTotp: ack(accounts.removeTotp),
    adminChangePassword: ack(accounts.changePassword),
    adminAddTeamMember: (_, args, context) => accounts.addTeamMember(context.office, requireAdmin(context), args),
    adminSetTeamMemberDisabled: (_, { id, ...args }, context) =>
      accounts.setTeamMemberDisabled(context.office, requireAdmin(context), id, args),
    adminAdmitWaitingList: ack(queues.admit),
    adminAdmitNext: ack(queues.admitNext),
    adminReviewCase: (_, { id, ...args }, context) => queues.decide(context.office, requireAdmin(context), id, args),
    adminSetUserSuspended: (_, { userId, ...args }, context) => users.setSuspended(context.office, requireAdmin(context), userId, args),
    adminCloseAccount: (_, { userId, ...args }, context) => users.closeAccount(context.office, requireAdmin(context), userId, args),
    adminSetProfileLabel: ack((office, admin, { profileId, label }: { profileId: string; label?: string | null }) =>
      users.setProfileLabel(office, admin, profileId, { label }),
    ),
    adminRevertMembership: ack((office, admin, { profileId, reason }: { profileId: string; reason: string }) =>
      users.revertMembership(office, admin, profileId, { reason }),
    ),
    adminSetFlag: (_, args, context) => controls.setFlag(context.office, requireAdmin(context), args),
    adminUpdateSetting: (_, args, context) => controls.updateSetting(context.office, requireAdmin(context), args),
    adminResetDemo: ack(controls.resetDemo),
    adminAdvanceClock: ack(controls.advanceClock),
  },
}

/** The same table as the server's, at the same place: the root. */
const createAdminSchema = () =>
  guardRoots(makeExecutableSchema({ typeDefs: adminTypeDefs, resolvers: written }), adminAccess, {
    isOpen: (rule) => rule === 'anyone',
    refusalOf: (rule, { admin, problem }: Context) => adminRefusalOf(rule, admin?.account.role ?? null, problem),
    fallback: defaultFieldResolver,
  })

let schema: GraphQLSchema | undefined
/** One for all servers of a page. */
const adminSchema = () => (schema ??= createAdminSchema())

export type MockAdmin = {
  readonly office: Office
  rootFields(asked: Asked): string[]
  answer(asked: Asked, headers: Headers): Promise<Answer>
  /** The token of somebody of this role who has just signed in. */
  signIn(role: AdminRole): string
  reset(): void
}

/** The back office in memory, over the store of a mock server: what one changes the other shows. */
export function createMockAdmin(store: Store, prepare: (office: Office) => void = () => undefined): MockAdmin {
  const office = createOffice(store)
  prepare(office)
  const endpoint = endpointOver<Context>(documents, adminSchema(), defaultFieldResolver)

  function contextOf(headers: Headers): Context {
    try {
      return { office, admin: accounts.readAdmin(office, headers.get('authorization')), problem: null }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return { office, admin: null, problem: error }
    }
  }

  return {
    office,
    rootFields: endpoint.rootFields,
    answer: (asked, headers) => endpoint.answer(asked, () => contextOf(headers)),
    signIn(role) {
      const account = office.memory.accounts.find((one) => one.role === role)
      if (!account) throw new Error(`Nobody in the back office is ${role}`)
      return accounts.enter(office, account)
    },
    reset() {
      office.reset()
      prepare(office)
    },
  }
}
