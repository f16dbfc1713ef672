import { useId, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Form } from '@wasla/design-system/components/Form'
import { Sheet } from '@wasla/design-system/components/Sheet'
import { Stack } from '@wasla/design-system/primitives/Stack'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { HandleField } from './HandleField.tsx'
import { isHandle } from './typed-handle.ts'

const fields: FormFields = { fields: ['handle'] }

type ConfirmByHandleProps = {
  title: ReactNode
  userName: string
  confirmText: ReactNode
  /** Label of the back button. Absent if the dialog is the first step. */
  cancelText?: ReactNode
  onCancel?: () => void
  onClose: () => void
  /** Called after the user name was typed. Throws if the server refuses; then a toast says why and the dialog stays open. */
  onConfirm: () => Promise<void>
  children: ReactNode
}

/** Asks the user to confirm an action by typing the group's user name. It is a sheet on phones, and a dialog on wider screens. */
export function ConfirmByHandle(props: ConfirmByHandleProps) {
  const { title, userName, confirmText, cancelText, onCancel, onClose, onConfirm, children } = props
  const id = useId()
  const intl = useIntl()
  /* A new object for each attempt, so that each rejected attempt focuses the field again. */
  const [wrong, setWrong] = useState<{ handle: string } | null>(null)
  const form = useForm(fields, { saved: { handle: '' } })
  const send = () => {
    const isRight = isHandle(form.draft.handle, userName)
    setWrong(isRight ? null : { handle: intl.formatMessage({ id: 'groups.confirm.wrong' }) })
    if (isRight) void form.submit(onConfirm)
  }
  return (
    <Sheet
      isOpen
      isDismissDisabled={form.isSending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      actions={
        <>
          <Button onPress={onCancel ?? onClose} isDisabled={form.isSending}>
            {cancelText ?? <FormattedMessage id="ds.dialog.cancel" />}
          </Button>
          <Button type="submit" form={id} variant="danger" isPending={form.isSending}>
            {confirmText}
          </Button>
        </>
      }
    >
      <Form id={id} validationErrors={wrong ?? form.validationErrors} onSubmit={send}>
        <Stack gap="md">
          {children}
          <HandleField userName={userName} value={form.draft.handle} onChange={(handle) => form.set({ handle })} />
          {form.isOffline && (
            <Banner tone="danger" isLive>
              <FormattedMessage id="list.offline" />
            </Banner>
          )}
        </Stack>
      </Form>
    </Sheet>
  )
}
