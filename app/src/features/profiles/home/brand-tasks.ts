import type { HoldCause, ProgramStatus } from '@wasla/contract/programs/types.ts'
import { stepsDone } from '#shared/programs/wizard/numbered-steps.ts'

type Shown = { readonly id: string; readonly name: string; readonly coverImage: string | null }
type Published = Shown & { readonly status: ProgramStatus; readonly holdCause: HoldCause | null; readonly applicantsCount: number | null }
type Draft = Shown & { readonly completedSteps: Parameters<typeof stepsDone>[0] }

export type BrandTask = { readonly program: Shown } & (
  | { readonly kind: 'applicants'; readonly count: number }
  | { readonly kind: 'budget' }
  | { readonly kind: 'draft'; readonly done: number; readonly all: number }
)

/** Largest number of tasks in the card. */
const most = 6

/** Returns a brand's open tasks in this order: programs with applicants (most applicants first), programs whose budget ran out, drafts. */
export function brandTasks({ published, drafts }: { published: readonly Published[]; drafts: readonly Draft[] }): BrandTask[] {
  const requested = published
    .flatMap((program): { program: Shown; kind: 'applicants'; count: number }[] =>
      program.applicantsCount ? [{ program, kind: 'applicants', count: program.applicantsCount }] : [],
    )
    .toSorted((a, b) => b.count - a.count)
  const held = published.filter(({ status, holdCause }) => status === 'OnHold' && holdCause === 'BUDGET')
  return [
    ...requested,
    ...held.map((program) => ({ program, kind: 'budget' as const })),
    ...drafts.map((program) => ({ program, kind: 'draft' as const, ...stepsDone(program.completedSteps) })),
  ].slice(0, most)
}
