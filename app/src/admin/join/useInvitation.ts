import { useEffect, useState } from 'react'
import { problemOf, type ServerProblem } from '#graphql/problems.ts'
import { useAdminServices } from '../services/context.ts'
import { AdminInvitationDocument, type AdminInvitationQuery } from './JoinScreen.generated.ts'

/** What a one-time link is for: not known yet, known, refused by the server, or the server could not be reached. */
export type InvitationState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'found'; readonly invitation: AdminInvitationQuery['adminInvitation'] }
  | { readonly kind: 'refused'; readonly problem: ServerProblem }
  | { readonly kind: 'offline' }

/** Reads the invitation of a link once. */
export function useInvitation(token: string): InvitationState {
  const { call } = useAdminServices()
  const [state, setState] = useState<InvitationState>({ kind: 'waiting' })
  useEffect(() => {
    let isCurrent = true
    call(AdminInvitationDocument, { token }, 'mine').then(
      ({ adminInvitation }) => isCurrent && setState({ kind: 'found', invitation: adminInvitation }),
      (error: unknown) => {
        const problem = problemOf(error)
        if (isCurrent) setState(problem ? { kind: 'refused', problem } : { kind: 'offline' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [call, token])
  return state
}
