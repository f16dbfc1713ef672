import { isProblem, type Problem } from '../errors/problem.ts'

/**
 * What the rules of a use case make of a state, an input and a time: a refusal, or the changes to save. The server and the mock load
 * the state, decide by the same pure function and save what it says; neither holds a rule of its own.
 */
export type Decision<Changes> =
  | { readonly problem: Problem; readonly changes?: never }
  | { readonly problem?: never; readonly changes: Changes }

export const refused = (problem: Problem): Decision<never> => ({ problem })
export const decided = <Changes>(changes: Changes): Decision<Changes> => ({ changes })

/** The changes of a decision. Throws its problem; inside a transaction only where nothing that was written has to stay. */
export function changesOf<Changes>(decision: Decision<Changes>): Changes {
  if (decision.problem) throw decision.problem
  return decision.changes
}

/** The decision of rules that refuse by throwing their problem, such as `accept` does. What else is thrown is a fault and stays one. */
export function decisionOf<Changes>(rules: () => Changes): Decision<Changes> {
  try {
    return decided(rules())
  } catch (error) {
    if (isProblem(error)) return refused(error)
    throw error
  }
}
