import { handledInPlace, type ErrorCode } from '@wasla/contract/errors/codes.ts'
import { readProblems, type ServerProblem } from './problems.ts'
import type { Answer } from './transport.ts'

/**
 * How a call wants its refusals shown, put into its Apollo context as `errors`.
 * `'mine'`: the screen shows all of them. `codes`: the screen shows those. `fields`: the form has these fields and shows what is
 * wrong with them, so that a refusal whose every path is among them needs no toast.
 */
export type ErrorWishes = 'mine' | { readonly codes?: readonly ErrorCode[]; readonly fields?: readonly string[] }

declare module '@apollo/client' {
  interface DefaultContext {
    errors?: ErrorWishes
  }
}

const isMapped = (problem: ServerProblem, fields: readonly string[]) =>
  problem.fields.length > 0 && problem.fields.every(({ path }) => fields.includes(path))

/** Whether a refusal becomes a toast (S1 §8). What ends a session never comes here: it is said once, when the session ends. */
export function needsToast(problem: ServerProblem, wishes: ErrorWishes | undefined): boolean {
  if (handledInPlace.includes(problem.code)) return false
  if (wishes === undefined) return true
  if (wishes === 'mine') return false
  return !wishes.codes?.includes(problem.code) && !isMapped(problem, wishes.fields ?? [])
}

/** Shows what an answer refuses, where it is not shown by the call itself. */
export type Report = (answer: Answer, wishes: ErrorWishes | undefined) => void

export const createReport =
  (show: (problem: ServerProblem) => void): Report =>
  ({ errors }, wishes) => {
    const shown = readProblems(errors).find((problem) => needsToast(problem, wishes))
    if (shown) show(shown)
  }
