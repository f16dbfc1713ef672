import { useEffect, useRef } from 'react'

/** When a step is replaced, the pressed button is gone: the new heading gets the focus, so that it is read out. */
export function useFocusOnStep(titleId: string, step: string): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    document.getElementById(titleId)?.focus()
  }, [titleId, step])
}
