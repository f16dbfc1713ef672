import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { earlyPageOf } from './early-page.ts'

/** Shows the server-rendered page, so that the reader can continue reading. Without one, shows `children`. */
export function EarlyPage({ children }: { children: ReactNode }) {
  const early = earlyPageOf(useLocation().pathname)
  return early ? <div ref={(place) => place?.replaceChildren(early)} /> : children
}
