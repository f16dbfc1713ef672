import type { ReactNode } from 'react'
import { RouterProvider as LinkRouter } from 'react-aria-components'
import { useSearchParams } from 'react-router'
import { useLinkAddress } from './link-address.ts'
import { withChange } from './query-change.ts'
import { useChangeAddress } from './useAddress.ts'

const queryOf = (address: string) => new URLSearchParams(/\?([^#]*)/.exec(address)?.[1])

/**
 * Links that choose what a page shows. They change the query of the page in place: without a new page, a new entry of the history or
 * scrolling. On a page that the server renders they are common links.
 */
export function InPlaceLinks({ children }: { children: ReactNode }) {
  const [rendered] = useSearchParams()
  const changeAddress = useChangeAddress()
  const choose = (address: string) =>
    changeAddress((newest) => withChange(newest, rendered, queryOf(address)), { replace: true, preventScrollReset: true })
  return (
    <LinkRouter navigate={choose} useHref={useLinkAddress}>
      {children}
    </LinkRouter>
  )
}
