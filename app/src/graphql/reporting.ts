import { handledInPlace, type ErrorCode } from '@wasla/contract/errors/codes.ts'
import type { ServerProblem } from './problems.ts'

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

/** Codes that end the session: said once, politely, when it ends, and never for each call that met them. */
export const sessionEnds: ReadonlySet<ErrorCode> = new Set(['INVALID_SESSION', 'ACCESS_TOKEN_REFRESH_FAILED', 'USER_SUSPENDED'])

const isMapped = (problem: ServerProblem, fields: readonly string[]) => problem.fields.length > 0 && problem.fields.every(({ path }) => fields.includes(path))

/** Whether a refusal becomes a toast (S1 §8). */
export function needsToast(problem: ServerProblem, wishes: ErrorWishes | undefined, isSignedIn: boolean): boolean {
  if (handledInPlace.includes(problem.code)) return false
  if (isSignedIn && sessionEnds.has(problem.code)) return false
  if (wishes === undefined) return true
  if (wishes === 'mine') return false
  return !wishes.codes?.includes(problem.code) && !isMapped(problem, wishes.fields ?? [])
}
