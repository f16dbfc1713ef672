import { createHash } from 'node:crypto'
import { Kind, print, visit } from 'graphql'

const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }

/** Adds `__typename` to every selection except that of the root, because the cache needs it. */
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

/** Returns a document as a literal, without source positions and empty lists, which would add bytes to every route. */
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

/** Returns an operation or fragment with every fragment it uses, ready to be sent, cached and hashed. */
export function fullDocument(definition, known) {
  const definitions = [definition, ...fragmentsOf(definition, known).values()].map(withTypenames)
  return { kind: Kind.DOCUMENT, definitions }
}

/** Removes the directive `@unmask`, which is only for the cache and unknown to the server. */
const withoutUnmask = (document) => visit(document, { Directive: (node) => (node.name.value === 'unmask' ? null : undefined) })

/** Returns the text to send and its hash. */
export function textAndHash(document) {
  const text = print(withoutUnmask(document))
  return { text, hash: createHash('sha256').update(text).digest('hex') }
}

export const fragmentsByName = (documents, external = []) =>
  new Map([
    ...documents
      .flatMap((one) => one.document?.definitions ?? [])
      .filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
    ...external.map((one) => [one.node.name.value, one.node]),
  ])
