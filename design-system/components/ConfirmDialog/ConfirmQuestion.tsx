import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Text } from '../../primitives/Text/Text.tsx'
import { Button } from '../Button/Button.tsx'
import { ModalFrame } from '../Dialog/ModalFrame.tsx'
import type { ConfirmDialogProps } from './confirm-dialog-props.ts'

/** What `ConfirmDialog` shows. It is loaded with the first question, because most pages ask none. */
export function ConfirmQuestion({
  isOpen,
  onOpenChange,
  title,
  children,
  confirmText,
  cancelText,
  isSheet = false,
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
      /* The caller has reported why it failed. */
    } finally {
      setPending(false)
    }
  }
  return (
    <ModalFrame
      component="ConfirmDialog"
      shape={isSheet ? 'question' : 'dialog'}
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
