import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { admitNextRules } from '@wasla/contract/admin/rules.ts'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { Form } from '@wasla/design-system/components/Form'
import { NumberField } from '@wasla/design-system/components/NumberField'
import { Text } from '@wasla/design-system/primitives/Text'
import { checkedBy } from '#form/checked-by.ts'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { DialogButtons } from '../form/DialogButtons.tsx'
import { sayDone } from '../form/said.tsx'
import { AdminQueuesDocument } from '../shell/queues.generated.ts'
import { AdminAdmitNextDocument, AdminWaitingListDocument } from './WaitingListScreen.generated.ts'

const fields: FormFields = { fields: ['count'], codes: { NO_CHANGES_TO_UPDATE: 'count' } }
const suggested = { count: 10 }

/** Admits a number of people from the head of the waiting list. */
export function AdmitNextDialog({ onClose }: { onClose: () => void }) {
  const form = useForm(fields, { saved: suggested, check: checkedBy(admitNextRules) })
  const [admit] = useMutation(AdminAdmitNextDocument, {
    context: { errors: form.errors },
    refetchQueries: [AdminWaitingListDocument, AdminQueuesDocument],
    awaitRefetchQueries: true,
  })
  const send = async () => {
    const { count } = form.draft
    if (!(await form.submit((variables) => admit({ variables })))) return
    sayDone({ id: 'admin.waitingList.admittedNext', values: { count } })
    onClose()
  }
  return (
    <Dialog
      isOpen
      isDismissDisabled={form.isSending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="admin.waitingList.admitNext" />}
      actions={null}
    >
      <Form validationErrors={form.validationErrors} onSubmit={() => void send()}>
        <Text tone="muted">
          <FormattedMessage id="admin.waitingList.admitNextText" />
        </Text>
        <NumberField
          name="count"
          label={<FormattedMessage id="admin.waitingList.howMany" />}
          value={form.draft.count}
          onChange={(count) => form.set({ count })}
        />
        <DialogButtons form={form} onCancel={onClose}>
          <FormattedMessage id="admin.waitingList.admitNextYes" />
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
