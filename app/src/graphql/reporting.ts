import { handledInPlace, type ErrorCode } from '@wasla/contract/errors/codes.ts'
import { readProblems, type ServerProblem } from './problems.ts'
import type { Answer } from './transport.ts'

/**
 * Which refusals of a call its screen shows itself, put into the call's Apollo context as `errors`. The others become toasts.
 * `'mine'`: all of them. `codes`: those codes. `fields`: the form shows what is wrong with these fields, so that a refusal whose
 * every path is among them needs no toast.
 */
export type HandledErrors = 'mine' | { readonly codes?: readonly ErrorCode[]; readonly fields?: readonly string[] }

declare module '@apollo/client' {
  interface DefaultContext {
    errors?: HandledErrors
  }
}

const isMapped = (problem: ServerProblem, fields: readonly string[]) =>
  problem.fields.length > 0 && problem.fields.every(({ path }) => fields.includes(path))

/** Whether a refusal becomes a toast (S1 §8). What ends a session never comes here: it is said once, when the session ends. */
export function needsToast(problem: ServerProblem, handled: HandledErrors | undefined): boolean {
  if (handledInPlace.includes(problem.code)) return false
  if (handled === undefined) return true
  if (handled === 'mine') return false
  return !handled.codes?.includes(problem.code) && !isMapped(problem, handled.fields ?? [])
}

/** Shows what an answer refuses, where it is not shown by the call itself. */
export type Report = (answer: Answer, handled: HandledErrors | undefined) => void

export const createReport =
  (show: (problem: ServerProblem) => void): Report =>
  ({ errors }, handled) => {
    const shown = readProblems(errors).find((problem) => needsToast(problem, handled))
    if (shown) show(shown)
  }
