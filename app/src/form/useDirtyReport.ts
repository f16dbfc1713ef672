import { useEffect } from 'react'

/** Reports to the page whether the form has changes that leaving would lose. An unmounted form has no changes. */
export function useDirtyReport(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
}
