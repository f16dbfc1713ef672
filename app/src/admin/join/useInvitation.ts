import { useEffect, useState } from 'react'
import { problemOf, type ServerProblem } from '#graphql/problems.ts'
import { useAdminServices } from '../services/context.ts'
import { AdminInvitationDocument, type AdminInvitationQuery } from './JoinScreen.generated.ts'

/** State of a one-time link: loading, valid, refused by the server, or the server was unreachable. */
export type InvitationState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'found'; readonly invitation: AdminInvitationQuery['adminInvitation'] }
  | { readonly kind: 'refused'; readonly problem: ServerProblem }
  | { readonly kind: 'offline' }

/** Loads the invitation of a link. */
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
