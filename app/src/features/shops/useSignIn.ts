import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import type { HandledErrors } from '#graphql/reporting.ts'
import { SignInToShopDocument } from './shops.generated.ts'

/** Leaves for the sign-in page of a shop’s platform, which leads back to this page. */
export function useSignIn(id: string) {
  const [start] = useMutation(SignInToShopDocument)
  const [isLeaving, setLeaving] = useState(false)
  /** Resolves to whether the browser leaves. `address`: only of shops whose address the owner names. */
  async function signIn(address: string | null, errors?: HandledErrors): Promise<boolean> {
    const redirectUri = `${window.location.origin}/settings/shops`
    const input = { id, redirectUri, ...(address !== null && { address }) }
    setLeaving(true)
    try {
      const { data } = await start({ variables: { input }, ...(errors && { context: { errors } }) })
      if (data) window.location.assign(data.signInToShop.authorizationUrl)
      else setLeaving(false)
      return Boolean(data)
    } catch (error) {
      setLeaving(false)
      throw error
    }
  }
  return { signIn, isLeaving }
}
