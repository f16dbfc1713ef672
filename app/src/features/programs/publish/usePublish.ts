import { useEffect, useRef } from 'react'
import { useApolloClient, useMutation } from '@apollo/client/react'
import { useServices } from '#services/context.ts'
import type { HandledErrors } from '#graphql/reporting.ts'
import { PublishProgramDocument } from './publish.generated.ts'

/** What publishing changes besides the program itself (S2 §4): lists of programs, the wallet, its transactions. They are fetched again. */
const changed = ['programs', 'myPrograms', 'programsByProfile', 'myWallet', 'myTransactions', 'programBudgetEstimate']

/**
 * Publishes. The program itself stays a draft in the cache until the page is left: the wizard leads away from everything else, and the
 * dialog that says it is done would go with it.
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
    /* The device works on this draft no more (S2 §2), also where the page is closed before the dialog is. */
    storage.forgetProgramId()
    return data.publishProgram
  }
}
