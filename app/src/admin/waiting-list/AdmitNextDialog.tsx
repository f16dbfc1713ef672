import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { admitNextRules } from '@wasla/contract/admin/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { Form } from '@wasla/design-system/components/Form'
import { NumberField } from '@wasla/design-system/components/NumberField'
import { Text } from '@wasla/design-system/primitives/Text'
import type { FormFields } from '#form/form-problems.ts'
import { DialogButtons } from '../form/DialogButtons.tsx'
import { sayDone } from '../form/said.tsx'
import { useSending } from '../form/useSending.ts'
import { AdminQueuesDocument } from '../shell/queues.generated.ts'
import { AdminAdmitNextDocument, AdminWaitingListDocument } from './WaitingListScreen.generated.ts'

const form: FormFields = { fields: ['count'], codes: { NO_CHANGES_TO_UPDATE: 'count' } }
const usual = 10

/** Lets in the first so many of the line. */
export function AdmitNextDialog({ onClose }: { onClose: () => void }) {
  const { send, isSending, isOffline, validationErrors, errors } = useSending(form)
  const [count, setCount] = useState(usual)
  const [admit] = useMutation(AdminAdmitNextDocument, {
    context: { errors },
    refetchQueries: [AdminWaitingListDocument, AdminQueuesDocument],
    awaitRefetchQueries: true,
  })
  const submit = async () => {
    if (!(await send(problemsOf(admitNextRules, { count }), () => admit({ variables: { count } })))) return
    sayDone({ id: 'admin.waitingList.admittedNext', values: { count } })
    onClose()
  }
  return (
    <Dialog
      isOpen
      isHeld={isSending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="admin.waitingList.admitNext" />}
      actions={null}
    >
      <Form validationErrors={validationErrors} onSubmit={() => void submit()}>
        <Text tone="muted">
          <FormattedMessage id="admin.waitingList.admitNextText" />
        </Text>
        <NumberField name="count" label={<FormattedMessage id="admin.waitingList.howMany" />} value={count} onChange={setCount} />
        <DialogButtons onCancel={onClose} isSending={isSending} isOffline={isOffline}>
          <FormattedMessage id="admin.waitingList.admitNextYes" />
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
