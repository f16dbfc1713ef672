import type { ReactNode } from 'react'

export type ConfirmDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The question, naming what it is about. */
  title: ReactNode
  /** What happens on yes, and whether it can be undone. */
  children?: ReactNode
  /** Name the action where you can: “Yes, cancel invitation”. @default “Yes” */
  confirmText?: ReactNode
  /** @default “Cancel” */
  cancelText?: ReactNode
  /** There is something to read before the answer: on phones a sheet along the lower edge, with its buttons one below the other. */
  isSheet?: boolean
  /** Yes destroys something. */
  isDanger?: boolean
  /**
   * Called on yes. The dialog closes when it is finished. While a promise is pending, so is the button; where it is rejected
   * the dialog stays open, so that the person can try again.
   */
  onConfirm: () => void | Promise<unknown>
}
