import { useState } from 'react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { useServices } from './context.ts'
import type { Journey } from '#graphql/call.ts'
import type { HandledErrors } from '#graphql/reporting.ts'

/** Returns a call outside the cache, and whether the call is in progress. Signed-in pages use Apollo's own hooks. */
export function useCall<Data, Variables extends object>(document: TypedDocumentNode<Data, Variables>, errors?: HandledErrors) {
  const { call } = useServices()
  const [pending, setPending] = useState(0)
  const run = async (variables: Variables, journey?: Journey): Promise<Data> => {
    setPending((count) => count + 1)
    try {
      return await call(document, variables, errors, journey)
    } finally {
      setPending((count) => count - 1)
    }
  }
  return [run, pending > 0] as const
}
