import { handledInPlace, type ErrorCode } from '@wasla/contract/errors/codes.ts'
import { readProblems, type ServerProblem } from './problems.ts'
import type { Answer } from './transport.ts'

/**
 * Refusals that a screen shows itself, from `errors` in the call's Apollo context. All other refusals become toasts. `'mine'`: the screen
 * shows all refusals. `codes`: it shows these codes. `fields`: the form shows problems of these fields. A refusal needs no toast if all its
 * paths are among them.
 */
export type HandledErrors = 'mine' | { readonly codes?: readonly ErrorCode[]; readonly fields?: readonly string[] }

declare module '@apollo/client' {
  interface DefaultContext {
    errors?: HandledErrors
  }
}

const isMapped = (problem: ServerProblem, fields: readonly string[]) =>
  problem.fields.length > 0 && problem.fields.every(({ path }) => fields.includes(path))

/**
 * Returns whether a refusal becomes a toast (S1 §8). Refusals that end a session are not passed to this function; the page shows them once,
 * when the session ends.
 */
export function needsToast(problem: ServerProblem, handled: HandledErrors | undefined): boolean {
  if (handledInPlace.includes(problem.code)) return false
  if (handled === undefined) return true
  if (handled === 'mine') return false
  return !handled.codes?.includes(problem.code) && !isMapped(problem, handled.fields ?? [])
}

/** Reports the refusal in an answer, unless the caller shows it itself. */
export type Report = (answer: Answer, handled: HandledErrors | undefined) => void

export const createReport =
  (show: (problem: ServerProblem) => void): Report =>
  ({ errors }, handled) => {
    const shown = readProblems(errors).find((problem) => needsToast(problem, handled))
    if (shown) show(shown)
  }
