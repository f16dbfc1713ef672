import { Kind, type DocumentNode, type FragmentDefinitionNode, type OperationDefinitionNode, type SelectionSetNode } from 'graphql'

export type Measures = {
  depth: number
  /** With every fragment spread out where it is used. */
  aliases: number
  fields: number
}

const nothing: Measures = { depth: 0, aliases: 0, fields: 0 }

/** A document whose fragments contain themselves. */
export class FragmentCycle extends Error {}

const side = (a: Measures, b: Measures): Measures => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  fields: a.fields + b.fields,
})

/** Introspection has a depth rule of its own in graphql-js; its answer nests deeper than ours may. */
const isIntrospection = (name: string) => name === '__schema' || name === '__type'

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

export const fragmentsOf = (document: DocumentNode): Fragments =>
  new Map(document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one]))

/** Measures an operation as it would be executed, in time linear in its text: each fragment is looked at once. */
export function measure(operation: OperationDefinitionNode, fragments: Fragments): Measures {
  const known = new Map<string, Measures>()
  const open = new Set<string>()

  function ofFragment(name: string): Measures {
    const before = known.get(name)
    if (before) return before
    if (open.has(name)) throw new FragmentCycle(name)
    const fragment = fragments.get(name)
    if (!fragment) return nothing
    open.add(name)
    const result = ofSelections(fragment.selectionSet)
    open.delete(name)
    known.set(name, result)
    return result
  }

  function ofSelections(set: SelectionSetNode): Measures {
    return set.selections.reduce<Measures>((sum, one) => {
      if (one.kind === Kind.FRAGMENT_SPREAD) return side(sum, ofFragment(one.name.value))
      if (one.kind === Kind.INLINE_FRAGMENT) return side(sum, ofSelections(one.selectionSet))
      const inner = one.selectionSet ? ofSelections(one.selectionSet) : nothing
      const depth = isIntrospection(one.name.value) ? 1 : inner.depth + 1
      return side(sum, { depth, aliases: inner.aliases + (one.alias ? 1 : 0), fields: inner.fields + 1 })
    }, nothing)
  }

  return ofSelections(operation.selectionSet)
}

/** Names of the root fields an operation asks for, fragments spread out, repeated as often as they stand. Call `measure` first: it finds cycles. */
export function rootFields(set: SelectionSetNode, fragments: Fragments): string[] {
  return set.selections.flatMap((one) => {
    if (one.kind === Kind.FIELD) return [one.name.value]
    const inner = one.kind === Kind.INLINE_FRAGMENT ? one.selectionSet : fragments.get(one.name.value)?.selectionSet
    return inner ? rootFields(inner, fragments) : []
  })
}
