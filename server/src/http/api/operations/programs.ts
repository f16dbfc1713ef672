import { Problem } from '@wasla/contract/errors/problem.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { programStatuses } from '@wasla/contract/programs/types.ts'
import { answered, choiceIn, pageOf, partOf, type ApiCall, type ApiHandler } from '../call.ts'
import { moment, momentOrNull } from '../moment.ts'

const shown = (program: ProgramRecord) => ({
  id: program.id,
  name: program.name,
  description: program.description,
  status: program.status,
  objective: program.objectiveType,
  startDate: program.startDate,
  endDate: program.endDate,
  isListed: program.isVisible,
  acceptsEverybody: program.isPublic,
  budget: program.budget,
  currency: 'SAR',
  createdAt: moment(program.createdAt),
  publishedAt: momentOrNull(program.publishedAt),
})

/** `listPrograms` */
export const listPrograms: ApiHandler = (call) => {
  const status = choiceIn(call, 'status', programStatuses)
  const { lists } = call.context.services.programs
  return pageOf(
    partOf(call),
    (part) => lists.ownAfter(call.viewer, status, part),
    ({ createdAt, id }) => ({ at: createdAt, id }),
    (programs) => programs.map(shown),
  )
}

/** Returns a program of the profile. Throws `PROGRAM_NOT_FOUND` for any other. */
async function ownProgram({ context, viewer, path }: ApiCall): Promise<ProgramRecord> {
  const id = path('programId')
  const program = (await context.services.programs.reading.byIds([id])).get(id)
  if (program?.profileId !== viewer.profileId || program.deletedAt !== null) throw new Problem('PROGRAM_NOT_FOUND')
  return program
}

/** `getProgram` */
export const getProgram: ApiHandler = async (call) => answered(shown(await ownProgram(call)))
