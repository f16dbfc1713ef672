import { useEffect, useState } from 'react'
import { useServices } from '#services/context.ts'

/** Interval between updates of an age, in milliseconds. */
const every = 15_000

/** Returns the app's current time in milliseconds and updates it at intervals. For the ages that a page shows. */
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
