import { Kind } from 'graphql'
import { fullDocument, fragmentsByName, textAndHash } from './full-document.mjs'

/** Writes a map from hash to text of every operation the app sends; the server prepares them once and executes them by hash. */
export const plugin = (_schema, documents) => {
  const known = fragmentsByName(documents)
  const operations = documents.flatMap((one) => one.document?.definitions ?? []).filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  const names = operations.map((one) => one.name.value)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Error(`Two operations are called ${twice}`)
  const entries = operations.map((one) => textAndHash(fullDocument(one, known))).map(({ text, hash }) => [hash, text])
  return JSON.stringify(Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 2)
}
