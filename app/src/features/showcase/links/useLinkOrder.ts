import { useRef, useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { outdate } from '../kit/cache.ts'
import { MyProfileLinksDocument, ReorderProfileLinksDocument } from './FeaturedLinksScreen.generated.ts'
import type { OwnLink } from './LinkSheet.tsx'
import { inOrderOf, isSameOrder } from './link-order.ts'

/**
 * Returns the links in the owner's order, and a function to move one. A new order is shown at once. Requests are sent one at a time: of
 * several moves during a request, only the last move is sent. If the server refuses, the saved order is shown again and `onRefused` is
 * called.
 */
export function useLinkOrder(stored: readonly OwnLink[], onRefused: () => void) {
  const [shown, setShown] = useState<readonly string[] | null>(null)
  const next = useRef<readonly string[] | null>(null)
  const isSending = useRef(false)
  const [send] = useMutation(ReorderProfileLinksDocument, {
    context: { errors: 'mine' },
    update(cache, { data }) {
      if (!data) return
      cache.writeQuery({ query: MyProfileLinksDocument, data: { myProfileLinks: data.reorderProfileLinks } })
      outdate(cache, 'ProfileLink')
    },
  })

  const sendAll = async () => {
    if (isSending.current) return
    isSending.current = true
    let known = stored.map(({ id }) => id)
    try {
      while (next.current && !isSameOrder(next.current, known)) {
        known = [...next.current]
        await send({ variables: { ids: known } })
      }
    } catch {
      onRefused()
    } finally {
      isSending.current = false
      next.current = null
      setShown(null)
    }
  }

  return {
    links: shown ? inOrderOf(stored, shown) : stored,
    reorder(ids: readonly string[]) {
      next.current = ids
      setShown(ids)
      void sendAll()
    },
  }
}
