import { useEffect, useState } from 'react'
import { useServices } from '#services/context.ts'

/** How often an age is written anew, in milliseconds. */
const every = 15_000

/** The clock of the app in milliseconds, moving: for ages that stand on a page for a while. */
export function useNow(): number {
  const { clock, startTimer } = useServices()
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    let stop = () => {}
    const again = () => {
      stop = startTimer(() => {
        setNow(clock.now())
        again()
      }, every)
    }
    again()
    return () => stop()
  }, [clock, startTimer])
  return now
}
