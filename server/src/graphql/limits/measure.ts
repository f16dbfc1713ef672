import { Kind, type DocumentNode, type FieldNode, type FragmentDefinitionNode, type SelectionNode, type SelectionSetNode } from 'graphql'
import type { Budget } from './budget.ts'

/** What a selection comes to as it is executed, with every fragment spread out where it is used. */
export type Measures = {
  depth: number
  aliases: number
  fields: number
  /** Fields of the selection itself, and the first of them that has to stand alone; at the top these are the root fields. */
  own: number
  lone: string | null
}

const nothing: Measures = { depth: 0, aliases: 0, fields: 0, own: 0, lone: null }

/** A document whose fragments contain themselves. */
export class FragmentCycle extends Error {}

/** A document that spreads a fragment it does not hold. */
export class UnknownFragment extends Error {}

const side = (a: Measures, b: Measures): Measures => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  fields: a.fields + b.fields,
  own: a.own + b.own,
  lone: a.lone ?? b.lone,
})

/** Introspection has a depth rule of its own in graphql-js; its answer nests deeper than ours may. */
const isIntrospection = (name: string) => name === '__schema' || name === '__type'

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

export const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one]))

/**
 * Measures the selections of one document. Each node is visited once, however often a fragment is spread: the
 * measures of a fragment are remembered. A fragment that is missing ends the measuring.
 */
export function measuring(fragments: Fragments, loneFields: ReadonlySet<string>, budget: Budget) {
  const known = new Map<string, Measures>()
  const open = new Set<string>()

  function ofFragment(name: string): Measures {
    const before = known.get(name)
    if (before) return before
    if (open.has(name)) throw new FragmentCycle(name)
    const fragment = fragments.get(name)
    if (!fragment) throw new UnknownFragment(name)
    open.add(name)
    const result = ofSelections(fragment.selectionSet)
    open.delete(name)
    known.set(name, result)
    return result
  }

  function ofField({ name: { value: name }, alias, selectionSet }: FieldNode): Measures {
    const inner = selectionSet ? ofSelections(selectionSet) : nothing
    return {
      depth: isIntrospection(name) ? 1 : inner.depth + 1,
      aliases: inner.aliases + (alias ? 1 : 0),
      fields: inner.fields + 1,
      own: 1,
      lone: loneFields.has(name) ? name : null,
    }
  }

  function ofSelection(one: SelectionNode): Measures {
    budget.spend(1)
    if (one.kind === Kind.FRAGMENT_SPREAD) return ofFragment(one.name.value)
    return one.kind === Kind.INLINE_FRAGMENT ? ofSelections(one.selectionSet) : ofField(one)
  }

  const ofSelections = (set: SelectionSetNode): Measures => set.selections.reduce((sum, one) => side(sum, ofSelection(one)), nothing)

  return {
    ofSelections,
    /** Also of fragments that nothing spreads: validation walks them all. */
    ofEveryFragment: () => [...fragments.keys()].map(ofFragment),
  }
}
