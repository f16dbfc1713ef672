import { Kind, visit, type FieldNode, type SelectionSetNode } from 'graphql'
import type { Budget } from './budget.ts'
import type { Fragments } from './measure.ts'

/** Returns the cost of comparing a field with another. The cost grows with the arguments, which are compared by their text. */
function weightOf({ arguments: values = [] }: FieldNode): number {
  let weight = 1
  for (const one of values)
    visit(one, {
      enter(node) {
        weight += node.kind === Kind.STRING ? 1 + Math.ceil(node.value.length / 50) : 1
      },
    })
  return weight
}

/**
 * Spends the steps that the validator will need to check whether fields of one name can be merged. For each place in the response it
 * compares each field with each other, so the cost grows with the square of the repetitions. Follows fragment spreads, so documents with a
 * cycle must be refused before.
 */
export function spendOnMerging(set: SelectionSetNode, fragments: Fragments, budget: Budget): void {
  function ofPlace(sets: readonly SelectionSetNode[]): void {
    const fields = new Map<string, FieldNode[]>()
    const collect = ({ selections }: SelectionSetNode): void => {
      for (const one of selections) {
        budget.spend(1)
        if (one.kind === Kind.FIELD) {
          const name = (one.alias ?? one.name).value
          const group = fields.get(name)
          if (group) budget.spend((group.push(one) - 1) * weightOf(one))
          else fields.set(name, [one])
        } else {
          const inner = one.kind === Kind.INLINE_FRAGMENT ? one.selectionSet : fragments.get(one.name.value)?.selectionSet
          if (inner) collect(inner)
        }
      }
    }
    sets.forEach(collect)
    for (const group of fields.values()) {
      const inner = group.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []))
      if (inner.length > 0) ofPlace(inner)
    }
  }

  ofPlace([set])
}
