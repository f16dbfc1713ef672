import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { earlyPageOf } from './early-page.ts'

/** Shows the page that the server rendered, if it did, so that the reader can go on reading; else `children`. */
export function EarlyPage({ children }: { children: ReactNode }) {
  const early = earlyPageOf(useLocation().pathname)
  return early ? <div ref={(place) => place?.replaceChildren(early)} /> : children
}
