import type { AdminProgramQuery } from './ProgramScreen.generated.ts'
import type { AdminProgramsQuery } from './ProgramsScreen.generated.ts'

/** A program as a row of the list, and as its page queries it. */
export type ProgramRow = AdminProgramsQuery['adminPrograms']['data'][number]
export type ProgramCase = AdminProgramQuery['adminProgram']

/** Actions of an admin on a program, named by the status that they lead to (L-01). */
const programActions = ['OnHold', 'Active', 'Retired'] as const
export type ProgramAction = (typeof programActions)[number]

/** Returns the actions that the server allows now, in the order of the buttons. */
export const actionsOf = ({ allowed }: Pick<ProgramCase, 'allowed'>): ProgramAction[] =>
  programActions.filter((action) => allowed.includes(action))
