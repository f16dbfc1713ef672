import { useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'

/**
 * Asks before the user leaves a page with unsaved changes (T-06). Returns a dialog for links and the back button, which the page must
 * render. When the tab is closed, the browser shows its own dialog.
 */
export function useUnsavedChanges(isDirty: boolean): ReactNode {
  /* A dialog or a filter changes only the query of the address. The form stays on the page and loses nothing. */
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname)

  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  /* The dialog also closes after “leave”. If it closes in any other way, the user stays. */
  const isLeaving = useRef(false)
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      isOpen
      isDanger
      onOpenChange={(isOpen) => !isOpen && !isLeaving.current && blocker.reset()}
      title={<FormattedMessage id="shell.unsaved.title" />}
      confirmText={<FormattedMessage id="shell.unsaved.leave" />}
      cancelText={<FormattedMessage id="shell.unsaved.stay" />}
      onConfirm={() => {
        isLeaving.current = true
        blocker.proceed()
      }}
    >
      <FormattedMessage id="shell.unsaved.text" />
    </ConfirmDialog>
  )
}
