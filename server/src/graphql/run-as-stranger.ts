import type { GraphQLSchema } from 'graphql'
import type { OperationResult } from '@wasla/contract/public-pages/renderer.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { Ids } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { mapErrors } from './errors.ts'
import { trustedDocuments, type DocumentTexts } from './trusted-documents.ts'

type Parts = {
  schema: GraphQLSchema
  documents: DocumentTexts
  ids: Ids
  log: Log
  /** Makes the context of a signed-out reader. */
  context(requestId: string, language: Language): object
}

/**
 * Returns a function that runs a known operation inside of the process, for a signed-out reader. Its result is what the endpoint would
 * send. Throws if the operation is not known or the store is busy.
 */
export function runAsStranger({ schema, documents, ids, log, context }: Parts) {
  const trusted = trustedDocuments(schema, documents)
  return async (id: string, variables: Readonly<Record<string, unknown>>, language: Language): Promise<OperationResult> => {
    const document = trusted(id)
    if (!document) throw new Error(`The renderer runs an operation that this server does not know: ${id}`)
    const requestId = ids.uuid()
    const { data, errors } = await document.run(context(requestId, language), variables)
    if (!errors || errors.length === 0) return { data }
    const mapped = mapErrors(errors, requestId, log)
    if (mapped.busy) throw new Error('The store is busy')
    return { data: data ?? null, errors: mapped.errors }
  }
}
