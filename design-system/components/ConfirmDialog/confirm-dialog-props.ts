import type { ReactNode } from 'react'

export type ConfirmDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The question, with the name of its subject. */
  title: ReactNode
  /** What happens if the reader confirms, and whether it can be undone. */
  children?: ReactNode
  /** Name the action if possible: “Yes, cancel invitation”. @default “Yes” */
  confirmText?: ReactNode
  /** @default “Cancel” */
  cancelText?: ReactNode
  /** Sheet at the lower edge on phones, with stacked buttons; for a question with text to read. */
  isSheet?: boolean
  /** Marks an action that destroys something. */
  isDanger?: boolean
  /**
   * Called if the reader confirms. The dialog closes when the returned promise is fulfilled. While the promise is pending, the button is
   * pending; if it rejects, the dialog stays open for another try.
   */
  onConfirm: () => void | Promise<unknown>
}
