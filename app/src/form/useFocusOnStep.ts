import { useEffect, useRef } from 'react'

/** Moves the focus to the heading of a new step, because the pressed button is gone. Screen readers then announce the step. */
export function useFocusOnStep(titleId: string, step: string): void {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    document.getElementById(titleId)?.focus()
  }, [titleId, step])
}
