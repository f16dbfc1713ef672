import { useEffect } from 'react'

/** Tells the page around a form whether leaving would lose changes; a form that is gone has none. */
export function useDirtyReport(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
}
