import { useEffect, useEffectEvent, useState } from 'react'
import { useServices } from '#services/context.ts'

/** Milliseconds between two looks. Only pages without a network look. */
const every = 300

/** Returns a value that nothing reports, looked at again and again. */
export function useWatched<T extends number | string | null>(look: () => T): T {
  const { startTimer } = useServices()
  const [value, setValue] = useState(look)
  const lookAgain = useEffectEvent(() => setValue(look()))
  useEffect(() => {
    let stop = () => {}
    const wait = () => {
      stop = startTimer(() => {
        lookAgain()
        wait()
      }, every)
    }
    wait()
    return () => stop()
  }, [startTimer])
  return value
}
