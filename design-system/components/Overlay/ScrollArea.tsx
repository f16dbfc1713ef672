import { useRef, type ReactNode } from 'react'
import { useScrollStop } from './useScrollStop.ts'

/** The scrolling part of a panel; it also scrolls by keyboard. */
export function ScrollArea({ className, children }: { className: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  const tabIndex = useScrollStop(area)
  return (
    <div ref={area} tabIndex={tabIndex} className={className} data-part="body">
      {children}
    </div>
  )
}
