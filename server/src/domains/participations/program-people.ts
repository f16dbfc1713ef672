import type { ProgramPeople } from '../programs/service.ts'
import { countParticipants, findPeopleAfter } from './stores/program-people.ts'

/** Who takes part, for the domain of programs: it is below this one and asks through its port. */
export const programPeople: ProgramPeople = { countParticipants, findAfter: findPeopleAfter }
