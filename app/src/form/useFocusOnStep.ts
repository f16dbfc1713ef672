import { useEffect, useRef } from 'react'

/** Where a step gives way to another, the button that was pressed goes with it: the heading takes the keyboard, so that it is read out. */
export function useFocusOnStep(titleId: string, step: string): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    document.getElementById(titleId)?.focus()
  }, [titleId, step])
}
