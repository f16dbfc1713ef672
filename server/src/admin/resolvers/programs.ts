import type { Resolvers } from '@wasla/contract/generated/admin-types.ts'
import type { AdminContext } from '../context.ts'
import { requireAdmin } from '../require-admin.ts'

/** Resolvers for all programs and their status (L-01). */
export const programsResolvers: Resolvers<AdminContext> = {
  Query: {
    adminPrograms: (_, args, { adminService }) => adminService.programs(args),
    adminProgram: (_, { id }, { adminService }) => adminService.program(id),
  },
  Mutation: {
    adminSetProgramStatus: (_, { id, ...args }, context) => context.adminService.setProgramStatus(requireAdmin(context), id, args),
  },
}
