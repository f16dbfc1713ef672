import { createContext, use, useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { useServices } from '#services/context.ts'

/** Milliseconds after which a page is shown as it is: one slow answer holds nobody up for long. */
const longest = 3_000

/** Adds to how much of the page is pending, or takes from it. */
const PendingCount = createContext<(change: 1 | -1) => void>(() => undefined)

/** A part that is still to come and would move others when it comes: while it is drawn, `RevealTogether` shows what waits. */
export function Pending({ children }: { children?: ReactNode }) {
  const count = use(PendingCount)
  useLayoutEffect(() => {
    count(1)
    return () => count(-1)
  }, [count])
  return children
}

/** Stands behind a page's parts: once it is mounted they are, and in the same step the pending ones have counted themselves. */
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
 * A page that is shown once no part of it is `Pending`, so that nothing moves under whoever reads it; until then `waiting`. Its parts are
 * mounted meanwhile and fetch what they need. What is pending again later hides nothing.
 */
export function RevealTogether({ waiting, children }: RevealTogetherProps) {
  const { startTimer } = useServices()
  // The page itself is pending until it is mounted.
  const [pending, setPending] = useState(1)
  const [isShown, setShown] = useState(false)
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
