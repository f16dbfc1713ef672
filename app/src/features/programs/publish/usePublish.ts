import { useEffect, useRef } from 'react'
import { useApolloClient, useMutation } from '@apollo/client/react'
import { useServices } from '#services/context.ts'
import type { HandledErrors } from '#graphql/reporting.ts'
import { PublishProgramDocument } from './publish.generated.ts'

/**
 * Queries that publishing changes besides the program itself (S2 §4): lists of programs, the wallet, its transactions. Publishing evicts
 * these queries, so that they are fetched again.
 */
const changed = ['programs', 'myPrograms', 'programsByProfile', 'myWallet', 'myTransactions', 'programBudgetEstimate']

/**
 * Returns a function that publishes. In the cache, the program stays a draft until the user leaves the page. Otherwise the wizard would
 * redirect, which would close the success dialog.
 */
export function usePublish(programId: string, errors: HandledErrors) {
  const { cache } = useApolloClient()
  const { storage } = useServices()
  const isPublished = useRef(false)
  const [send] = useMutation(PublishProgramDocument, {
    context: { errors },
    update: (written) => {
      for (const fieldName of changed) written.evict({ id: 'ROOT_QUERY', fieldName })
    },
  })
  useEffect(
    () => () => {
      if (!isPublished.current) return
      const id = cache.identify({ __typename: 'Program', id: programId })
      if (id !== undefined) cache.evict({ id })
      cache.gc()
    },
    [cache, programId],
  )
  return async (publishDate: string | null) => {
    const { data } = await send({ variables: { id: programId, publishDate } })
    if (!data) return null
    isPublished.current = true
    /* Forgets this draft on the device (S2 §2) at once, and not when the dialog closes, because the page could be closed before. */
    storage.forgetProgramId()
    return data.publishProgram
  }
}
