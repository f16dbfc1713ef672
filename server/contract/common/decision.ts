import { isProblem, type Problem } from '../errors/problem.ts'

/**
 * What the rules of a use case decide for a state, an input and a time: a problem, or the changes to save. Server and mock load the state,
 * call the same pure function and save its changes. Neither has rules of its own.
 */
export type Decision<Changes> =
  | { readonly problem: Problem; readonly changes?: never }
  | { readonly problem?: never; readonly changes: Changes }

export const refused = (problem: Problem): Decision<never> => ({ problem })
export const decided = <Changes>(changes: Changes): Decision<Changes> => ({ changes })

/**
 * Returns the changes of a decision, or throws its problem. Inside a transaction, the throw rolls everything back. Do not use it there if
 * earlier writes must be committed.
 */
export function changesOf<Changes>(decision: Decision<Changes>): Changes {
  if (decision.problem) throw decision.problem
  return decision.changes
}

/** Runs rules that throw their problem, such as `accept`, and returns a decision. Throws every other error, because it is a fault. */
export function decisionOf<Changes>(rules: () => Changes): Decision<Changes> {
  try {
    return decided(rules())
  } catch (error) {
    if (isProblem(error)) return refused(error)
    throw error
  }
}
