import { Kind, type DocumentNode, type FieldNode, type FragmentDefinitionNode, type SelectionNode, type SelectionSetNode } from 'graphql'
import type { Budget } from './budget.ts'

/** Size of a selection as executed, with every fragment in place of its spread. */
export type Measures = {
  depth: number
  aliases: number
  fields: number
  /** Number of the selection’s own fields, and the first of them that must be alone. At the top these are the root fields. */
  own: number
  lone: string | null
}

const nothing: Measures = { depth: 0, aliases: 0, fields: 0, own: 0, lone: null }

/** Thrown if a fragment contains itself. */
export class FragmentCycle extends Error {}

/** Thrown if a document spreads a fragment that it does not have. */
export class UnknownFragment extends Error {}

const side = (a: Measures, b: Measures): Measures => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  fields: a.fields + b.fields,
  own: a.own + b.own,
  lone: a.lone ?? b.lone,
})

/** Returns whether a field is introspection. graphql-js has its own depth rule for it, and its result nests deeper than ours may. */
const isIntrospection = (name: string) => name === '__schema' || name === '__type'

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

export const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one]))

/**
 * Measures the selections of a document. Each node is visited once, even if its fragment is spread often, because the measures of a
 * fragment are cached. Throws `UnknownFragment` or `FragmentCycle`.
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
    /** Measures fragments that are never spread, too: validation reads them all. */
    ofEveryFragment: () => [...fragments.keys()].map(ofFragment),
  }
}
