import { isProblem, type Problem } from '../errors/problem.ts'

/**
 * The result of a use case's rules for a state, an input and a time: a refusal, or the changes to save. The server and the mock load the
 * state, call the same pure function and save its result; neither has rules of its own.
 */
export type Decision<Changes> =
  | { readonly problem: Problem; readonly changes?: never }
  | { readonly problem?: never; readonly changes: Changes }

export const refused = (problem: Problem): Decision<never> => ({ problem })
export const decided = <Changes>(changes: Changes): Decision<Changes> => ({ changes })

/**
 * Returns the changes of a decision, or throws its problem. Inside a transaction this rolls everything back, so use it there only if
 * nothing that was written must be committed.
 */
export function changesOf<Changes>(decision: Decision<Changes>): Changes {
  if (decision.problem) throw decision.problem
  return decision.changes
}

/** Turns rules that throw their problem, such as `accept`, into a decision. Every other error is a fault and is thrown. */
export function decisionOf<Changes>(rules: () => Changes): Decision<Changes> {
  try {
    return decided(rules())
  } catch (error) {
    if (isProblem(error)) return refused(error)
    throw error
  }
}
