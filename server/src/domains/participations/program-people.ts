import type { ProgramPeople } from '../programs/service.ts'
import { countParticipants, findPeopleAfter } from './stores/program-people.ts'

/** Implements the port through which the domain of programs reads participants. That domain does not import this one. */
export const programPeople: ProgramPeople = { countParticipants, findAfter: findPeopleAfter }
