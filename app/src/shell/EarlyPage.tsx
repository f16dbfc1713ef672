import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { earlyPageOf } from './early-page.ts'

/** The page as the server rendered it, if it did, so that who has begun to read can go on; else `children`. */
export function EarlyPage({ children }: { children: ReactNode }) {
  const early = earlyPageOf(useLocation().pathname)
  return early ? <div ref={(place) => place?.replaceChildren(early)} /> : children
}
