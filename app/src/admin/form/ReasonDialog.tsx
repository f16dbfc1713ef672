import { useState, type ReactNode } from 'react'
import { adminLimits } from '@wasla/contract/admin/limits.ts'
import { withReasonRules } from '@wasla/contract/admin/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { Form } from '@wasla/design-system/components/Form'
import { TextArea } from '@wasla/design-system/components/TextArea'
import { Text } from '@wasla/design-system/primitives/Text'
import type { FormFields } from '#form/form-problems.ts'
import type { HandledErrors } from '#graphql/reporting.ts'
import { DialogButtons } from './DialogButtons.tsx'
import { useSending } from './useSending.ts'
import { typedIn } from './typed.ts'

type ReasonDialogProps = {
  onClose: () => void
  title: ReactNode
  /** What follows from it. */
  children: ReactNode
  label: ReactNode
  confirmText: ReactNode
  isDanger?: boolean
  /** What the server calls the reason. @default 'reason' */
  field?: 'reason' | 'rejectionReason'
  /** Does it. What it rejects with is shown at the reason where it belongs there. */
  onSend: (reason: string, errors: HandledErrors) => Promise<unknown>
}

const formOf = (field: string): FormFields => ({ fields: [field], codes: { NO_CHANGES_TO_UPDATE: field, UNAUTHORIZED_UPDATING: field } })

/** Something that is done to somebody, and why: the reason is required and kept in the audit log. */
export function ReasonDialog({ onClose, title, children, label, confirmText, isDanger, field = 'reason', onSend }: ReasonDialogProps) {
  const [form] = useState(() => formOf(field))
  const { send, isSending, isOffline, validationErrors, errors } = useSending(form)

  const submit = async (reason: string) => {
    const refused = problemsOf(withReasonRules, { reason }).map((problem) => ({ ...problem, path: field }))
    if (await send(refused, () => onSend(reason.trim(), errors))) onClose()
  }

  return (
    <Dialog isOpen isHeld={isSending} onOpenChange={(isOpen) => !isOpen && onClose()} title={title} actions={null}>
      <Form validationErrors={validationErrors} onSubmit={(data) => void submit(typedIn(data, field))}>
        <Text as="div">{children}</Text>
        <TextArea name={field} label={label} rows={3} counter={{ limit: adminLimits.reason.most }} />
        <DialogButtons onCancel={onClose} isSending={isSending} isOffline={isOffline} isDanger={isDanger}>
          {confirmText}
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
