import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '../Button/Button.tsx'
import { ModalFrame } from './ModalFrame.tsx'

export const dialogVariants = ['default', 'success'] as const

export type DialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Names the dialog. */
  title: ReactNode
  /** Decides the one default button: “Done” for a success, else “Cancel” (specification, modal default buttons). @default 'default' */
  variant?: (typeof dialogVariants)[number]
  /** Buttons instead of the default one, the primary last; `null` for none. */
  actions?: ReactNode
  /** A picture beside the title. */
  leading?: ReactNode
  /** The dialog cannot be closed now: Escape, the close button and a press outside do nothing. */
  isHeld?: boolean
  children: ReactNode
}

/**
 * Something to read or do before going on, over the page. To ask a yes-or-no question use ConfirmDialog; for a list of
 * things to choose from, Sheet.
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
