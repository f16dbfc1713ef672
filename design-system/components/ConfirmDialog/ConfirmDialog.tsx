import { lazyComponent } from '../Lazy/lazy-component.ts'
import { sayNotLoaded } from '../Toast/sayNotLoaded.tsx'
import type { ConfirmDialogProps } from './confirm-dialog-props.ts'

export type { ConfirmDialogProps } from './confirm-dialog-props.ts'

const question = lazyComponent(() => import('./ConfirmQuestion.tsx').then((module) => module.ConfirmQuestion))

/** A yes-or-no question before something important (T-09). A press outside does not answer it; Escape means no. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const isHere = question.useIsLoaded(props.isOpen, () => {
    props.onOpenChange(false)
    sayNotLoaded()
  })
  return isHere && <question.Part {...props} />
}
