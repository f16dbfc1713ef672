import { createContext, use, useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { changeAddress, isLeaving, type AddressRouter, type ChangeAddress } from './newest-address.ts'

/** The router of the app, whose address is newer than the one that was drawn last. */
export const RouterContext = createContext<AddressRouter | null>(null)

/** Changes a part of the address, from the newest address on. The function stays the same between renders. */
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

/** The query of the address as it is drawn, and the way to change it. It takes the place of the setter of `useSearchParams`. */
export function useAddressQuery(): readonly [URLSearchParams, ChangeAddress] {
  const [query] = useSearchParams()
  return [query, useChangeAddress()]
}

/** Tells at any moment whether a person is on the way to another page: what a timer does must not call them back. */
export function useIsLeaving(): () => boolean {
  const router = use(RouterContext)
  return useCallback(() => router !== null && isLeaving(router), [router])
}
