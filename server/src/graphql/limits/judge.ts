import { Kind, visit, type DocumentNode } from 'graphql'
import { requestLimits } from '@wasla/contract/common/request-limits.ts'
import { Refusal } from '../../request/refusal.ts'
import { budgetOf, OverBudget } from './budget.ts'
import { FragmentCycle, fragmentsOf, measuring, UnknownFragment } from './measure.ts'
import { spendOnMerging } from './merging.ts'

export const refuse = (message: string): never => {
  throw new Refusal(400, message)
}

/**
 * Length of the longest name that a document may have; ours are shorter. For an unknown name, a validator compares letters to guess the
 * intended name.
 */
const longestName = 100

function requireFewAndShort(document: DocumentNode): void {
  let directives = 0
  visit(document, {
    Directive: () => void (directives += 1),
    Name: ({ value }) => (value.length > longestName ? refuse('A document has a name that is too long.') : undefined),
  })
  if (directives > requestLimits.directives) refuse(`A document has at most ${requestLimits.directives} directives.`)
}

/** Checks every definition, because validation reads all of them. Returns the number of steps. */
function requireLimits(document: DocumentNode, loneFields: ReadonlySet<string>): number {
  const budget = budgetOf(requestLimits.examined)
  const fragments = fragmentsOf(document)
  const measure = measuring(fragments, loneFields, budget)
  const sets = document.definitions.flatMap((one) => ('selectionSet' in one && one.selectionSet ? [one] : []))
  for (const { fields } of measure.ofEveryFragment())
    if (fields > requestLimits.fields) refuse(`A fragment has at most ${requestLimits.fields} fields.`)
  for (const one of sets) {
    if (one.kind !== Kind.OPERATION_DEFINITION) continue
    const { depth, aliases, fields, own, lone } = measure.ofSelections(one.selectionSet)
    if (depth > requestLimits.depth) refuse(`An operation is at most ${requestLimits.depth} levels deep.`)
    if (aliases > requestLimits.aliases) refuse(`An operation has at most ${requestLimits.aliases} aliases.`)
    if (fields > requestLimits.fields) refuse(`An operation has at most ${requestLimits.fields} fields.`)
    if (lone && own > 1) refuse(`${lone} stands alone in its operation.`)
  }
  for (const { selectionSet } of sets) spendOnMerging(selectionSet, fragments, budget)
  return budget.spent()
}

/**
 * Refuses, before validation, a document that would cost too much. It is too deep, has too many aliases or fields as executed, or
 * needs too many comparisons in the validation. A session or money mutation must be alone, so that one request is one try. Takes at most
 * `requestLimits.examined` steps for any document. Returns their number.
 */
export function judge(document: DocumentNode, loneFields: ReadonlySet<string>): number {
  requireFewAndShort(document)
  try {
    return requireLimits(document, loneFields)
  } catch (error) {
    if (error instanceof FragmentCycle) return refuse('A fragment contains itself.')
    if (error instanceof UnknownFragment) return refuse('A fragment is used and not there.')
    if (error instanceof OverBudget) return refuse('The document asks for the same fields too often.')
    throw error
  }
}
