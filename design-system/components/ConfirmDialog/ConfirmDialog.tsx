import type { ReactNode } from 'react'
import { late } from '../Late/late.ts'
import { sayNotLoaded } from '../Toast/sayNotLoaded.tsx'

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
  /** Yes destroys something. */
  isDanger?: boolean
  /**
   * Called on yes. The dialog closes when it is finished. While a promise is pending, so is the button; where it is rejected
   * the dialog stays open, so that the person can try again.
   */
  onConfirm: () => void | Promise<unknown>
}

const question = late(() => import('./ConfirmQuestion.tsx').then((module) => module.ConfirmQuestion))

/** A yes-or-no question before something that matters (T-09). A press outside does not answer it; Escape means no. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const isHere = question.useIsLoaded(props.isOpen, () => {
    props.onOpenChange(false)
    sayNotLoaded()
  })
  return isHere && <question.Part {...props} />
}
