import { useEffect } from 'react'

/** Reports to the page whether leaving would lose the form's changes; an unmounted form has none. */
export function useDirtyReport(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
}
