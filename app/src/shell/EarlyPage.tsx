import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { earlyPageOf } from './early-page.ts'

/** The page as the server wrote it, where it wrote this one: who has begun to read reads on. `children` are shown where it did not. */
export function EarlyPage({ children }: { children: ReactNode }) {
  const early = earlyPageOf(useLocation().pathname)
  return early ? <div ref={(place) => place?.replaceChildren(early)} /> : children
}
