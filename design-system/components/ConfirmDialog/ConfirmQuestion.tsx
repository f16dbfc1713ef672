import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Text } from '../../primitives/Text/Text.tsx'
import { Button } from '../Button/Button.tsx'
import { ModalFrame } from '../Dialog/ModalFrame.tsx'
import type { ConfirmDialogProps } from './confirm-dialog-props.ts'

type Words = Pick<ConfirmDialogProps, 'title' | 'children' | 'confirmText' | 'cancelText' | 'isDanger'>

/**
 * Content of `ConfirmDialog`, loaded with the first question, because most pages ask none. After the answer the dialog keeps its text until
 * it closes, even if the answer changes the text that the page passes. If the action fails, the dialog shows the page's current text.
 */
export function ConfirmQuestion({ isOpen, onOpenChange, isSheet = false, onConfirm, ...words }: ConfirmDialogProps) {
  const [isPending, setPending] = useState(false)
  const [answered, setAnswered] = useState<Words | null>(null)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen && !isPending) setAnswered(null)
  }
  const { title, children, confirmText, cancelText, isDanger = false } = answered ?? words
  const leave = (stays: boolean) => {
    if (!stays) setAnswered(words)
    onOpenChange(stays)
  }
  const confirm = async () => {
    setAnswered(words)
    setPending(true)
    try {
      await onConfirm()
      onOpenChange(false)
    } catch {
      /* The caller has reported the failure. */
      setAnswered(null)
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
      onOpenChange={leave}
      isDismissDisabled={isPending}
      title={title}
      titleSize="title"
      footer={
        <>
          <Button variant="secondary" onPress={() => leave(false)} isDisabled={isPending}>
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
