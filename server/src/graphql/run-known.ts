import type { GraphQLSchema } from 'graphql'
import type { OperationResult } from '@wasla/contract/public-pages/renderer.ts'
import { requestIdOr } from '#cause.ts'
import type { Ids } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { serviceBusy } from '../request/refusal.ts'
import { mapErrors } from './errors.ts'
import type { RunOperation } from './run-operation.ts'
import { trustedDocuments, type DocumentTexts } from './trusted-documents.ts'

type Parts<C extends object> = {
  schema: GraphQLSchema
  documents: DocumentTexts
  ids: Ids
  log: Log
  runWith: RunOperation<C>
}

/** An operation of the app’s build for one reader. */
type Run<C extends object> = {
  id: string
  variables: Readonly<Record<string, unknown>>
  /** Makes the context of the reader. */
  context(requestId: string): C
  /** Called with the operation’s price before it runs. */
  pay?(price: number): Promise<void>
}

/**
 * Returns a function that runs a known operation inside of the process. Its result is what the endpoint would send. Throws if the operation
 * is not known or cannot be paid, and `Refusal` 503 if the store is busy.
 */
export function runKnown<C extends object>({ schema, documents, ids, log, runWith }: Parts<C>) {
  const trusted = trustedDocuments(schema, documents, runWith)
  return async ({ id, variables, context, pay }: Run<C>): Promise<OperationResult> => {
    const document = trusted(id)
    if (!document) throw new Error(`The renderer runs an operation that this server does not know: ${id}`)
    await pay?.(document.price(variables))
    const requestId = requestIdOr(ids.uuid)
    const { data, errors } = await document.run(context(requestId), variables)
    if (!errors || errors.length === 0) return { data }
    const mapped = mapErrors(errors, requestId, log)
    if (mapped.busy) throw serviceBusy()
    return { data: data ?? null, errors: mapped.errors }
  }
}
