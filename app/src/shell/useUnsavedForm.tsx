import { useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'

/** Whether leaving `from` for `to` would throw a half-filled form away: another page does, a dialog or a filter in the address does not. */
export const leavesForm = (from: string, to: string) => from !== to

/**
 * Asks once before a dirty form is left (T-06): by a link or the back button with a dialog, by closing the tab with the browser's
 * own question. Put what it returns into the form's page.
 */
export function useUnsavedForm(isDirty: boolean): ReactNode {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && leavesForm(currentLocation.pathname, nextLocation.pathname))

  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  /* The dialog closes after a yes too; that closing is no “stay”. */
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
