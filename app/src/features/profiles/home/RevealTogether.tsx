import { createContext, use, useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { useServices } from '#services/context.ts'

/** Timeout in milliseconds after which the page is shown as it is, so that one slow response does not delay it for long. */
const longest = 3_000

/** Changes the number of pending parts of the page. */
const PendingCount = createContext<(change: 1 | -1) => void>(() => undefined)

/** A part that still loads and would move others later. While it is mounted, `RevealTogether` shows `waiting`. */
export function Pending({ children }: { children?: ReactNode }) {
  const count = use(PendingCount)
  useLayoutEffect(() => {
    count(1)
    return () => count(-1)
  }, [count])
  return children
}

/**
 * Rendered after the parts of a page: once it is mounted, they are too, and the pending ones have counted themselves in the same commit.
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
 * Shows a page once none of its parts is `Pending`, so that nothing moves while somebody reads; until then shows `waiting`. The parts are
 * mounted meanwhile and load their data. A part that becomes pending later hides nothing.
 */
export function RevealTogether({ waiting, children }: RevealTogetherProps) {
  const { startTimer } = useServices()
  // The page itself counts as pending until it is mounted.
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
