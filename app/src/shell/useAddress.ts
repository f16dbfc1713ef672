import { createContext, use, useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { changeAddress, isLeaving, type AddressRouter, type ChangeAddress } from './newest-address.ts'

/** The app's router. Its address may be newer than the rendered address. */
export const RouterContext = createContext<AddressRouter | null>(null)

/** Returns a function that changes a part of the newest address. The function stays the same between renders. */
export function useChangeAddress(): ChangeAddress {
  const router = use(RouterContext)
  return useCallback(
    (change, options) => {
      if (router === null) throw new Error('The address changes inside of App or AdminApp only')
      void changeAddress(router, change, options)
    },
    [router],
  )
}

/** Returns the rendered query and a function that changes it. Use it instead of `useSearchParams`. */
export function useAddressQuery(): readonly [URLSearchParams, ChangeAddress] {
  const [query] = useSearchParams()
  return [query, useChangeAddress()]
}

/** Returns a function that returns whether the user is leaving for another page. A timer must then not change the address back. */
export function useIsLeaving(): () => boolean {
  const router = use(RouterContext)
  return useCallback(() => router !== null && isLeaving(router), [router])
}
