import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { useServices } from '#services/context.ts'
import { ConnectSocialAccountDocument } from './connect.generated.ts'
import { consentAddress, pendingBox } from './pending.ts'
import type { ConnectablePlatform } from './platforms.ts'

export type ConnectionStart =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly platform: ConnectablePlatform }
  | { readonly kind: 'failed' }

/**
 * Starts to connect an account (E-01). Leaves for the platform's consent page, which redirects back to `path`. The page at `path` completes
 * the connection (`useConnection`).
 */
export function useStartConnection(path: string) {
  const { tabBox, leaveFor } = useServices()
  const [state, setState] = useState<ConnectionStart>({ kind: 'idle' })
  const [ask] = useMutation(ConnectSocialAccountDocument)

  const start = async (platform: ConnectablePlatform) => {
    setState({ kind: 'busy', platform })
    try {
      const redirectUri = `${window.location.origin}${path}`
      const { data } = await ask({ variables: { connectSocialAccountInput: { platform, redirectUri } } })
      const address = data && consentAddress(data.connectSocialAccount.authorizationUrl, window.location.origin)
      if (!data || !address) return setState({ kind: 'failed' })
      pendingBox.keep(tabBox, { platform, state: data.connectSocialAccount.state })
      leaveFor(address)
    } catch {
      setState({ kind: 'failed' })
    }
  }

  return { state, start: (platform: ConnectablePlatform) => void start(platform) }
}
