import type { ProgramPeople } from '../programs/service.ts'
import { countParticipants, findPeopleAfter } from './stores/program-people.ts'

/** Implements the port for participants of the domain of programs, which does not depend on this one. */
export const programPeople: ProgramPeople = { countParticipants, findAfter: findPeopleAfter }
