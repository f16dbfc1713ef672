import { useEffect, useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { useSearchParams } from 'react-router'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import { problemOf } from '#graphql/problems.ts'
import { useServices } from '#services/context.ts'
import { draftParam } from '#shared/programs/wizard/addresses.ts'
import { WizardProgramDocument } from '../wizard.generated.ts'
import { draftState, type DraftState } from './draft-state.ts'

type Draft = { readonly state: DraftState; readonly retry: () => void }

/**
 * Returns the draft of a page, for a step or the preview (null). Always fetches the draft from the server, because the user may have
 * continued it on another device.
 */
export function useDraft(type: ProgramStepType | null): Draft {
  const { storage } = useServices()
  const [params] = useSearchParams()
  const requested = params.get(draftParam)
  /* The stored id is read only once, because saving the first step stores a new id while the page still shows that step. */
  const [stored, setStored] = useState(storage.programId)
  const id = requested ?? stored ?? ''
  const { data, error, loading, refetch } = useQuery(WizardProgramDocument, {
    variables: { programId: id },
    skip: id === '',
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const failure = error && !loading ? (problemOf(error)?.code ?? 'network') : null
  const state = draftState({ type, requested, stored, program: data?.program ?? null, failure })
  /* If the component stays mounted, its state must follow the id that the device now stores. */
  if (state.kind === 'moved' && state.store !== stored) setStored(state.store)
  useEffect(() => {
    if (stored === null) storage.forgetProgramId()
    else storage.keepProgramId(stored)
  }, [storage, stored])
  return { state, retry: () => void refetch().catch(() => undefined) }
}
