import { useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'

/**
 * Asks before a page with unsaved changes is left (T-06). For a link or the back button it returns a dialog, which the page has to render.
 * For closing the tab it uses the browser's own dialog.
 */
export function useUnsavedChanges(isDirty: boolean): ReactNode {
  /* A dialog or a filter changes only the query of the address, so opening it loses nothing. */
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname)

  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  /* The dialog also closes after “leave”; closing it in any other way means to stay. */
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
