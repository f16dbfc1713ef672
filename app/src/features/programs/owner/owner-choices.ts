import { allowedStatuses } from '@wasla/contract/programs/status/edges.ts'
import type { HoldCause, ProgramStatus } from '@wasla/contract/programs/types.ts'

/** What the owner's page knows of a program; moments as ISO texts, dates civil, halalas. */
export type OwnedProgram = {
  status: ProgramStatus
  startDate: string
  endDate: string | null
  publishDate: string | null
  holdCause: HoldCause | null
  participantsCount: number | null
  budget: { remaining: number } | null
}

/** What an owner may do to the status of a program, by name: `budget` adds money to it. */
export const ownerChoices = ['resume', 'budget', 'hold', 'draft', 'retire'] as const
export type OwnerChoice = (typeof ownerChoices)[number]

/** The status each choice leads to; adding budget only ends a hold that it caused. */
export const targetOf = { resume: 'Active', hold: 'OnHold', draft: 'Draft', retire: 'Retired' } as const satisfies Record<
  Exclude<OwnerChoice, 'budget'>,
  ProgramStatus
>

/** What may be chosen now (L-01, X-34), as the state machine says; `now` in milliseconds. The server decides again. */
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
