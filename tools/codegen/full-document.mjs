import { createHash } from 'node:crypto'
import { Kind, print, visit } from 'graphql'

const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }

/** As the cache needs it: `__typename` in every selection but the root's. */
function withTypenames(definition) {
  return visit(definition, {
    SelectionSet: {
      leave(node, _key, parent) {
        if (parent && parent.kind === Kind.OPERATION_DEFINITION) return undefined
        if (node.selections.some((one) => one.kind === Kind.FIELD && one.name.value === '__typename')) return undefined
        return { ...node, selections: [...node.selections, typename] }
      },
    },
  })
}

const isNoise = (key, value) => key === 'loc' || (Array.isArray(value) && value.length === 0)

/** A document as a literal, without source positions and empty lists: bytes that every route would carry. */
export const literal = (document) => JSON.stringify(document, (key, value) => (isNoise(key, value) ? undefined : value))

function fragmentsOf(definition, known, found = new Map()) {
  visit(definition, {
    FragmentSpread(node) {
      const fragment = known.get(node.name.value)
      if (!fragment) throw new Error(`Unknown fragment ${node.name.value}`)
      if (found.has(fragment.name.value)) return
      found.set(fragment.name.value, fragment)
      fragmentsOf(fragment, known, found)
    },
  })
  return found
}

/** An operation or fragment with every fragment it reaches, ready to be sent, cached and hashed. */
export function fullDocument(definition, known) {
  const definitions = [definition, ...fragmentsOf(definition, known).values()].map(withTypenames)
  return { kind: Kind.DOCUMENT, definitions }
}

/** What a spread says to the cache alone: no server knows it. */
const withoutUnmask = (document) => visit(document, { Directive: (node) => (node.name.value === 'unmask' ? null : undefined) })

/** The text that is sent and the hash that stands for it. */
export function textAndHash(document) {
  const text = print(withoutUnmask(document))
  return { text, hash: createHash('sha256').update(text).digest('hex') }
}

export const knownFragments = (documents, external = []) =>
  new Map([
    ...documents
      .flatMap((one) => one.document?.definitions ?? [])
      .filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
    ...external.map((one) => [one.node.name.value, one.node]),
  ])
