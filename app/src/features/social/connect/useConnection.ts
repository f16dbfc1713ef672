import { useEffect, useRef, useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { useLocation, useNavigate } from 'react-router'
import { useServices } from '#services/context.ts'
import {
  CompleteSocialConnectionDocument,
  ConnectSocialAccountDocument,
  type CompleteSocialConnectionMutation,
} from './connect.generated.ts'
import { consentAddress, pendingBox, readReturn, withoutReturn } from './pending.ts'
import type { ConnectablePlatform } from './platforms.ts'

export type ConnectedLink = CompleteSocialConnectionMutation['completeSocialConnection']

export type Connection =
  | { readonly kind: 'idle' }
  /** On the way to the platform, or back from it and waiting for the server. */
  | { readonly kind: 'busy'; readonly platform: ConnectablePlatform }
  | { readonly kind: 'denied' | 'failed' }

/**
 * Connecting an account (E-01): off to the platform's consent and back to this page, whose address must not carry the answer any
 * longer. `onConnected` runs once for each account. A code the server words is its toast; what failed otherwise is `failed`.
 */
export function useConnection(onConnected: (link: ConnectedLink) => void) {
  const { tabBox, leaveFor } = useServices()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [connection, setConnection] = useState<Connection>(() => {
    const back = readReturn(search, pendingBox.read(tabBox))
    if (back.kind === 'allowed') return { kind: 'busy', platform: back.pending.platform }
    return { kind: back.kind === 'denied' ? 'denied' : 'idle' }
  })
  const [begin] = useMutation(ConnectSocialAccountDocument)
  const [complete] = useMutation(CompleteSocialConnectionDocument)
  const taken = useRef(false)

  useEffect(() => {
    if (taken.current) return
    taken.current = true
    const back = readReturn(search, pendingBox.read(tabBox))
    if (back.kind === 'none') return
    pendingBox.forget(tabBox)
    void navigate({ pathname, search: withoutReturn(search) }, { replace: true })
    if (back.kind === 'denied') return
    const { code, pending } = back
    complete({ variables: { completeSocialConnectionInput: { platform: pending.platform, code, state: pending.state } } }).then(
      ({ data }) => {
        setConnection({ kind: 'idle' })
        if (data) onConnected(data.completeSocialConnection)
      },
      () => setConnection({ kind: 'failed' }),
    )
  }, [complete, navigate, onConnected, pathname, search, tabBox])

  const connect = async (platform: ConnectablePlatform) => {
    setConnection({ kind: 'busy', platform })
    try {
      const redirectUri = `${window.location.origin}${pathname}`
      const { data } = await begin({ variables: { connectSocialAccountInput: { platform, redirectUri } } })
      const address = data && consentAddress(data.connectSocialAccount.authorizationUrl, window.location.origin)
      if (!data || !address) return setConnection({ kind: 'failed' })
      pendingBox.keep(tabBox, { platform, state: data.connectSocialAccount.state })
      leaveFor(address)
    } catch {
      setConnection({ kind: 'failed' })
    }
  }

  return { connection, connect: (platform: ConnectablePlatform) => void connect(platform) }
}
