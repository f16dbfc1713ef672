import { useState, type ReactNode } from 'react'
import { adminLimits } from '@wasla/contract/admin/limits.ts'
import { withReasonRules } from '@wasla/contract/admin/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { Form } from '@wasla/design-system/components/Form'
import { TextArea } from '@wasla/design-system/components/TextArea'
import { Text } from '@wasla/design-system/primitives/Text'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import type { HandledErrors } from '#graphql/reporting.ts'
import { DialogButtons } from './DialogButtons.tsx'

type ReasonDialogProps = {
  onClose: () => void
  title: ReactNode
  /** Text that explains the effects of the action. */
  children: ReactNode
  label: ReactNode
  confirmText: ReactNode
  isDanger?: boolean
  /** The server’s name for the reason. @default 'reason' */
  field?: 'reason' | 'rejectionReason'
  /** Sends the reason. Errors about it appear at its field. */
  onSend: (reason: string, errors: HandledErrors) => Promise<unknown>
}

const fieldsOf = (field: string): FormFields => ({
  fields: [field],
  codes: { NO_CHANGES_TO_UPDATE: field, UNAUTHORIZED_UPDATING: field },
  at: () => field,
})

type Words = Pick<ReasonDialogProps, 'title' | 'children' | 'label' | 'confirmText' | 'isDanger'>

/**
 * Confirms an action with a required reason, which the audit log stores. While the request runs, the dialog keeps its texts, because
 * the action can change the texts that the page passes in.
 */
export function ReasonDialog({ onClose, field = 'reason', onSend, ...words }: ReasonDialogProps) {
  const [sent, setSent] = useState<Words | null>(null)
  const { title, children, label, confirmText, isDanger } = sent ?? words
  const [fields] = useState(() => fieldsOf(field))
  const form = useForm(fields, { saved: { reason: '' }, check: (draft) => problemsOf(withReasonRules, draft) })

  const send = async () => {
    setSent(words)
    const isDone = await form.submit(async ({ reason }) => {
      await onSend(reason.trim(), form.errors)
      return true
    })
    if (isDone) onClose()
    else setSent(null)
  }

  return (
    <Dialog isOpen isDismissDisabled={form.isSending} onOpenChange={(isOpen) => !isOpen && onClose()} title={title} actions={null}>
      <Form validationErrors={form.validationErrors} onSubmit={() => void send()}>
        <Text as="div">{children}</Text>
        <TextArea
          name={field}
          label={label}
          rows={3}
          counter={{ limit: adminLimits.reason.most }}
          value={form.draft.reason}
          onChange={(reason) => form.set({ reason })}
        />
        <DialogButtons form={form} onCancel={onClose} isDanger={isDanger}>
          {confirmText}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
