import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Text } from '../../primitives/Text/Text.tsx'
import { Button } from '../Button/Button.tsx'
import { ModalFrame } from '../Dialog/ModalFrame.tsx'
import type { ConfirmDialogProps } from './confirm-dialog-props.ts'

type Words = Pick<ConfirmDialogProps, 'title' | 'children' | 'confirmText' | 'cancelText' | 'isDanger'>

/**
 * What `ConfirmDialog` shows. It is loaded with the first question, because most pages ask none. Once it is answered it keeps its words until it
 * is gone, although the answer has changed what the page would ask next; after a refusal it asks again as the page has it then.
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
      /* The caller has reported why it failed. */
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
      isHeld={isPending}
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
