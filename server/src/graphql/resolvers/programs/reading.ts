import { listedProfile } from '@wasla/contract/profiles/public-fields.ts'
import type { ProgramResolvers, Resolvers } from '@wasla/contract/generated/user-types.ts'
import { publicProgramFor } from '@wasla/contract/programs/page/public-program.ts'
import type { RequestContext } from '../../../request/context.ts'
import { requireViewer } from '../../../domains/session/viewer.ts'

const programs = ({ services }: RequestContext) => services.programs

/** Resolvers of Discover, My programs, profiles and the program's page. */
export const readingResolvers = {
  Query: {
    program: (_, { programId }, context) => programs(context).reading.program(requireViewer(context), programId),
    programStep: (_, { programId, type }, context) => programs(context).reading.step(requireViewer(context), programId, type),
    fundsProof: async (_, { programId }, context) => ({
      id: programId,
      text: await context.services.funds.proof(requireViewer(context), programId),
    }),
    // The answer is the same for everybody, so the viewer is ignored (Y-27).
    publicProgram: async (_, { programId }, { services, language }) => {
      const { steps, ...view } = await services.programs.reading.publicProgram(programId)
      return publicProgramFor(view, steps, language)
    },
    // The fit depends on requests to join, so the domain of participations computes it.
    programs: (_, { filter, pagination }, context) =>
      filter?.fitsMe
        ? context.services.participations.fitting(requireViewer(context), filter, pagination)
        : programs(context).lists.discover(requireViewer(context), filter, pagination),
    myPrograms: (_, { filter, pagination }, context) => programs(context).lists.own(requireViewer(context), filter, pagination),
    // Public, so the access table cannot require the flag. If the flag is off, the list is empty.
    programsByProfile: (_, { profileId, filter, pagination }, context) =>
      context.services.flags.isOn('program')
        ? programs(context).lists.ofProfile(context.viewer, profileId, filter, pagination)
        : { count: 0, data: [] },
  },
} satisfies Resolvers<RequestContext>

/** Returns the program's owner. */
export const ownerField: ProgramResolvers<RequestContext> = {
  async profile({ profileId }, _, { loaders }) {
    const owner = await loaders.anyProfile.load(profileId)
    if (!owner) throw new Error('A program names a profile that does not exist')
    return listedProfile(owner)
  },
}
