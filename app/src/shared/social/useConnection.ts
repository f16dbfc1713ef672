import { useEffect, useRef, useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { useLocation } from 'react-router'
import { useServices } from '#services/context.ts'
import { useChangeAddress } from '#shell/useAddress.ts'
import { CompleteSocialConnectionDocument, type CompleteSocialConnectionMutation } from './connect.generated.ts'
import { pendingBox, readReturn, withoutReturn } from './pending.ts'
import type { ConnectablePlatform } from './platforms.ts'
import { useStartConnection } from './useStartConnection.ts'

export type ConnectedLink = CompleteSocialConnectionMutation['completeSocialConnection']

export type Connection =
  | { readonly kind: 'idle' }
  /** The browser is about to leave for the platform, or has returned and waits for the server's answer. */
  | { readonly kind: 'busy'; readonly platform: ConnectablePlatform }
  | { readonly kind: 'denied' | 'failed' }

/**
 * Connects an account (E-01). Leaves for the platform's consent page, and completes the connection after the redirect back to this page.
 * Removes the platform's answer from the address. Calls `onConnected` once for each account. If the server refuses, `connection` is
 * `failed`; for a refusal with a code, a toast is shown too.
 */
export function useConnection(onConnected: (link: ConnectedLink) => void) {
  const { tabBox } = useServices()
  const { pathname, search } = useLocation()
  const changeAddress = useChangeAddress()
  const [connection, setConnection] = useState<Connection>(() => {
    const back = readReturn(search, pendingBox.read(tabBox))
    if (back.kind === 'allowed') return { kind: 'busy', platform: back.pending.platform }
    return { kind: back.kind === 'denied' ? 'denied' : 'idle' }
  })
  const { state, start } = useStartConnection(pathname)
  const [complete] = useMutation(CompleteSocialConnectionDocument)
  const taken = useRef(false)

  useEffect(() => {
    if (taken.current) return
    taken.current = true
    const back = readReturn(search, pendingBox.read(tabBox))
    if (back.kind === 'none') return
    pendingBox.forget(tabBox)
    changeAddress(withoutReturn, { replace: true })
    if (back.kind === 'denied') return
    const { code, pending } = back
    complete({ variables: { completeSocialConnectionInput: { platform: pending.platform, code, state: pending.state } } }).then(
      ({ data }) => {
        setConnection({ kind: 'idle' })
        if (data) onConnected(data.completeSocialConnection)
      },
      () => setConnection({ kind: 'failed' }),
    )
  }, [complete, changeAddress, onConnected, search, tabBox])

  return {
    connection: state.kind === 'idle' ? connection : state,
    connect: start,
  }
}
