import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from '@wasla/design-system/components/Form'
import { Sheet } from '@wasla/design-system/components/Sheet'
import type { FormHandle } from '#form/useForm.ts'
import { SaveButtons } from './SaveButtons.tsx'

type EditSheetProps = {
  title: ReactNode
  form: FormHandle
  /** Shown if the server could not be reached. @default a text saying that all input is still there */
  offlineText?: ReactNode
  /** Words of the button that sends the form. @default “Save” */
  submitText?: ReactNode
  onClose: () => void
  onSubmit: () => void
  children: ReactNode
}

/**
 * Shows a short form above its list: a sheet on phones, a dialog on wider screens. While the form is being sent, it cannot be closed. After
 * a refusal, it stays open with all input.
 */
export function EditSheet({ title, form, offlineText, submitText, onClose, onSubmit, children }: EditSheetProps) {
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && !form.isSending && onClose()} title={title}>
      <Form validationErrors={form.validationErrors} onSubmit={onSubmit}>
        {children}
        <SaveButtons form={form} offlineText={offlineText} onCancel={onClose}>
          {submitText ?? <FormattedMessage id="list.save" />}
        </SaveButtons>
      </Form>
    </Sheet>
  )
}
