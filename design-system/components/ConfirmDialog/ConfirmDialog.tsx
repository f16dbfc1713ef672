import { useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Text } from '../../primitives/Text/Text.tsx'
import { Button } from '../Button/Button.tsx'
import { ModalFrame } from '../Dialog/ModalFrame.tsx'

export type ConfirmDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The question, naming what it is about. */
  title: ReactNode
  /** What follows from a yes, and whether it can be undone. */
  children?: ReactNode
  /** Name the deed where you can: “Yes, cancel invitation”. @default “Yes” */
  confirmText?: ReactNode
  /** @default “Cancel” */
  cancelText?: ReactNode
  /** The yes takes something away. */
  isDanger?: boolean
  /**
   * Done on yes. The dialog closes when it is finished; while a promise is open it stays with the button pending, and
   * where it is rejected it stays open, so that the person can try again.
   */
  onConfirm: () => void | Promise<unknown>
}

/** A yes-or-no question before something that matters (T-09). A press outside does not answer it; Escape means no. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  confirmText,
  cancelText,
  isDanger = false,
  onConfirm,
}: ConfirmDialogProps) {
  const [isPending, setPending] = useState(false)
  const confirm = async () => {
    setPending(true)
    try {
      await onConfirm()
      onOpenChange(false)
    } catch {
      /* Whoever does the deed has said why it was refused. */
    } finally {
      setPending(false)
    }
  }
  return (
    <ModalFrame
      component="ConfirmDialog"
      shape="dialog"
      role="alertdialog"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isHeld={isPending}
      title={title}
      titleSize="title"
      footer={
        <>
          <Button variant="secondary" onPress={() => onOpenChange(false)} isDisabled={isPending}>
            {cancelText ?? <FormattedMessage id="ds.dialog.cancel" />}
          </Button>
          <Button variant={isDanger ? 'danger' : 'primary'} onPress={() => void confirm()} isPending={isPending}>
            {confirmText ?? <FormattedMessage id="ds.dialog.yes" />}
          </Button>
        </>
      }
    >
      {children && (
        <Text as="div" tone="muted">
          {children}
        </Text>
      )}
    </ModalFrame>
  )
}
