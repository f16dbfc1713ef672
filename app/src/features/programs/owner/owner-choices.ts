import { allowedStatuses } from '@wasla/contract/programs/status/edges.ts'
import type { HoldCause, ProgramStatus } from '@wasla/contract/programs/types.ts'

/** Fields of a program that the owner's page needs. Timestamps are ISO texts, dates are civil dates, amounts are in halalas. */
export type OwnedProgram = {
  status: ProgramStatus
  startDate: string
  endDate: string | null
  publishDate: string | null
  holdCause: HoldCause | null
  participantsCount: number | null
  budget: { remaining: number } | null
}

/** Choices of an owner. `budget` adds money to a program; all other choices change its status. */
const ownerChoices = ['resume', 'budget', 'hold', 'draft', 'retire'] as const
export type OwnerChoice = (typeof ownerChoices)[number]

/** The status that each choice sets. `budget` has none: it only resumes a program that is on hold because its budget ran out. */
export const targetOf = { resume: 'Active', hold: 'OnHold', draft: 'Draft', retire: 'Retired' } as const satisfies Record<
  Exclude<OwnerChoice, 'budget'>,
  ProgramStatus
>

/** Returns the choices that the state machine allows at the time `now`, in milliseconds (L-01, X-34). The server checks again. */
export function choicesOf(program: OwnedProgram, now: number): OwnerChoice[] {
  const allowed = allowedStatuses('owner', {
    program: { ...program, publishDate: program.publishDate === null ? null : Date.parse(program.publishDate) },
    participants: program.participantsCount ?? 0,
    remaining: program.budget?.remaining ?? 0,
    now,
  })
  const hasBudget = program.status === 'Soon' || program.status === 'Active' || program.status === 'OnHold'
  return ownerChoices.filter((choice) => (choice === 'budget' ? hasBudget : allowed.includes(targetOf[choice])))
}
