import { useEffect, useState } from 'react'
import { useServices } from '#services/context.ts'

/** How often an age is written anew, in milliseconds. */
const every = 15_000

/** The clock of the app in milliseconds, moving: for ages that stand on a page for a while. */
export function useNow(): number {
  const { clock, startTimer } = useServices()
  const [at, setAt] = useState(() => ({ now: clock.now() }))
  useEffect(() => startTimer(() => setAt({ now: clock.now() }), every), [at, clock, startTimer])
  return at.now
}
