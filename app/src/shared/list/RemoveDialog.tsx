import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import type { Removal } from './useRemoval.ts'

type RemoveDialogProps<T extends { id: string }> = {
  removal: Removal<T>
  title: (item: T) => ReactNode
  /** @default “Yes, remove” */
  confirmText?: ReactNode
  onConfirm: (item: T) => Promise<unknown>
  children: ReactNode
}

/**
 * Dialog that names an entry and asks for confirmation before the entry is removed. After a refusal, the dialog stays open and a toast
 * gives the reason.
 */
export function RemoveDialog<T extends { id: string }>({ removal, title, confirmText, onConfirm, children }: RemoveDialogProps<T>) {
  /* Keeps the last entry's text while the closing dialog fades out. */
  const [last, setLast] = useState(removal.chosen)
  if (removal.chosen && removal.chosen !== last) setLast(removal.chosen)
  const item = removal.chosen ?? last
  return (
    <ConfirmDialog
      isOpen={removal.isAsking}
      isDanger
      onOpenChange={(isOpen) => !isOpen && removal.close()}
      title={item && title(item)}
      confirmText={confirmText ?? <FormattedMessage id="list.removeYes" />}
      onConfirm={async () => {
        if (!removal.chosen) return
        await onConfirm(removal.chosen)
        removal.done()
      }}
    >
      {children}
    </ConfirmDialog>
  )
}
