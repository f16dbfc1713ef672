import { useEffect, useState } from 'react'
import { useServices } from '#services/context.ts'

/** Returns the whole seconds until `moment` (milliseconds since 1970), updated every second; 0 if `moment` is null. */
export function useSecondsUntil(moment: number | null): number {
  const { clock, startTimer } = useServices()
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    if (moment === null) return
    let stop = () => {}
    const tick = () => {
      const at = clock.now()
      setNow(at)
      if (at < moment) stop = startTimer(tick, (moment - at) % 1000 || 1000)
    }
    tick()
    return () => stop()
  }, [moment, clock, startTimer])
  return moment === null ? 0 : Math.max(0, Math.ceil((moment - now) / 1000))
}
