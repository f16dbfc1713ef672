import { Kind } from 'graphql'
import { fullDocument, fragmentsByName, literal, textAndHash } from './full-document.mjs'

/** Returns a name in the spelling of the generated types: `Card_profile` becomes `Card_Profile`. */
const pascal = (name) =>
  name
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('_')

/** Writes typed documents beside their component. Each operation has the hash by which the server finds it. */
export const plugin = (_schema, documents, config) => {
  const known = fragmentsByName(documents, config.externalFragments)
  const content = documents
    .flatMap((one) => one.document?.definitions ?? [])
    .map((definition) => {
      const name = pascal(definition.name.value)
      const document = fullDocument(definition, known)
      if (definition.kind === Kind.FRAGMENT_DEFINITION)
        return `export const ${name}FragmentDoc = ${literal(document)} as unknown as DocumentNode<${name}Fragment, unknown>`
      const kind = pascal(definition.operation)
      const type = name.endsWith(kind) ? name : `${name}${kind}`
      const meta = { __meta__: { hash: textAndHash(document).hash } }
      return `export const ${name}Document = ${literal({ ...meta, ...document })} as unknown as DocumentNode<${type}, ${type}Variables>`
    })
  return {
    prepend: [`import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'`],
    content: content.join('\n'),
  }
}
