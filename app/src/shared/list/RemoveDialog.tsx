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

/** Asks before an entry is taken away, naming it. A refusal leaves the question open: the toast says why. */
export function RemoveDialog<T extends { id: string }>({ removal, title, confirmText, onConfirm, children }: RemoveDialogProps<T>) {
  /* The text stays while the closing dialog fades. */
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
