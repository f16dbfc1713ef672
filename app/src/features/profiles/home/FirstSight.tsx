import { createContext, use, useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { useServices } from '#services/context.ts'

/** Milliseconds after which a page is shown as it is: one slow answer holds nobody up for long. */
const longest = 3_000

const Holding = createContext<(change: 1 | -1) => void>(() => undefined)

/** A part that is still to come and would move others when it comes: while it is drawn, `FirstSight` shows what waits. */
export function Awaited({ children }: { children?: ReactNode }) {
  const hold = use(Holding)
  useLayoutEffect(() => {
    hold(1)
    return () => hold(-1)
  }, [hold])
  return children
}

/** Stands behind a page's parts: when it is drawn, they are, and have said in the same step whether they are awaited. */
function Drawn() {
  const hold = use(Holding)
  useLayoutEffect(() => {
    hold(-1)
    return () => hold(1)
  }, [hold])
  return null
}

type FirstSightProps = { waiting: ReactNode; children: ReactNode }

/**
 * A page that is seen first when no `Awaited` part of it is missing, so that nothing moves under whoever reads it; until then `waiting`.
 * Its parts are there meanwhile and fetch what they need. What is awaited again later hides nothing.
 */
export function FirstSight({ waiting, children }: FirstSightProps) {
  const { startTimer } = useServices()
  // The page itself is missing until it is drawn.
  const [missing, setMissing] = useState(1)
  const [isSeen, setSeen] = useState(false)
  const hold = useCallback((change: 1 | -1) => setMissing((now) => now + change), [])
  useEffect(() => startTimer(() => setSeen(true), longest), [startTimer])
  if (missing === 0 && !isSeen) setSeen(true)
  return (
    <>
      {!isSeen && waiting}
      <div hidden={!isSeen}>
        <Holding value={hold}>
          {children}
          <Drawn />
        </Holding>
      </div>
    </>
  )
}
