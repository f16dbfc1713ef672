import { createContext, use, useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { useServices } from '#services/context.ts'

/** Milliseconds after which the page is shown even if a part is still pending. */
const longest = 3_000

/** Whether the page is rendered with its data, so that no part of it is pending. The server renders such pages. */
export const NothingPending = createContext(false)

/** Changes the number of pending parts by 1 or -1. */
const PendingCount = createContext<(change: 1 | -1) => void>(() => undefined)

/**
 * Marks a part of the page that would move other parts when it appears. While at least one `Pending` is mounted, `RevealTogether` shows its
 * placeholder.
 */
export function Pending({ children }: { children?: ReactNode }) {
  const count = use(PendingCount)
  useLayoutEffect(() => {
    count(1)
    return () => count(-1)
  }, [count])
  return children
}

/**
 * Ends the pending state of the page itself. It must be the last child: when its effect runs, all parts are mounted. Pending parts have
 * then already counted themselves, in the same commit.
 */
function Mounted() {
  const count = use(PendingCount)
  useLayoutEffect(() => {
    count(-1)
    return () => count(1)
  }, [count])
  return null
}

type RevealTogetherProps = { waiting: ReactNode; children: ReactNode }

/**
 * Shows `waiting` until no part of the page is `Pending`, so that nothing moves while somebody reads. The parts are already mounted and
 * fetch their data, but are hidden. Once the page is shown, a part that becomes pending hides nothing.
 */
export function RevealTogether({ waiting, children }: RevealTogetherProps) {
  const { startTimer } = useServices()
  // Number of pending parts. It starts at 1, because the page itself is pending until it is mounted.
  const [pending, setPending] = useState(1)
  const [isShown, setShown] = useState(use(NothingPending))
  const count = useCallback((change: 1 | -1) => setPending((now) => now + change), [])
  useEffect(() => startTimer(() => setShown(true), longest), [startTimer])
  if (pending === 0 && !isShown) setShown(true)
  return (
    <>
      {!isShown && waiting}
      <div hidden={!isShown}>
        <PendingCount value={count}>
          {children}
          <Mounted />
        </PendingCount>
      </div>
    </>
  )
}
