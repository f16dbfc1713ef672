import type { AdminProgramQuery } from './ProgramScreen.generated.ts'
import type { AdminProgramsQuery } from './ProgramsScreen.generated.ts'

/** A program as the list shows it, and as its page does. */
export type ProgramRow = AdminProgramsQuery['adminPrograms']['data'][number]
export type ProgramCase = AdminProgramQuery['adminProgram']

/** What an admin may do about a program, by the status that it leads to (L-01). */
export const programActions = ['OnHold', 'Active', 'Retired'] as const
export type ProgramAction = (typeof programActions)[number]

/** The actions that the server allows now, in the order in which they are offered. */
export const actionsOf = ({ allowed }: Pick<ProgramCase, 'allowed'>): ProgramAction[] =>
  programActions.filter((action) => allowed.includes(action))
