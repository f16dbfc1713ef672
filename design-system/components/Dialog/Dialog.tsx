import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../Button/Button.tsx'
import { ModalFrame } from './ModalFrame.tsx'

export const dialogVariants = ['default', 'success'] as const

export type DialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Accessible name of the dialog. */
  title: ReactNode
  /** Sets the default button: “Done” for a success, else “Cancel” (specification, modal default buttons). @default 'default' */
  variant?: (typeof dialogVariants)[number]
  /** Buttons instead of the default button, the primary button last; `null` for no button. */
  actions?: ReactNode
  /** Picture beside the title. */
  leading?: ReactNode
  /** Prevents closing: Escape, the close button and a press outside do nothing. */
  isDismissDisabled?: boolean
  children: ReactNode
}

/**
 * Content over the page that a person reads or completes before continuing. For a yes-or-no question use ConfirmDialog; for a list to
 * choose from, Sheet.
 * @selector [data-entering] [data-exiting] on the veil and the paper
 */
export function Dialog({ variant = 'default', actions, ...rest }: DialogProps) {
  const close = () => rest.onOpenChange(false)
  const byDefault = {
    default: (
      <Button variant="secondary" onPress={close}>
        <FormattedMessage id="ds.dialog.cancel" />
      </Button>
    ),
    success: (
      <Button variant="primary" onPress={close}>
        <FormattedMessage id="ds.dialog.done" />
      </Button>
    ),
  }
  return (
    <ModalFrame
      {...rest}
      component="Dialog"
      shape="dialog"
      titleSize="title"
      hasCloseButton
      footer={actions === undefined ? byDefault[variant] : actions}
    />
  )
}
