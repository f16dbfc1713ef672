import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { adminLimits } from '@wasla/contract/admin/limits.ts'
import type { ProfileSummary } from '@wasla/contract/admin/profile-summary.ts'
import { labelRules } from '@wasla/contract/admin/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { Form } from '@wasla/design-system/components/Form'
import { TextField } from '@wasla/design-system/components/TextField'
import type { FormFields } from '#form/form-problems.ts'
import { DialogButtons } from '../form/DialogButtons.tsx'
import { sayDone } from '../form/said.tsx'
import { useSending } from '../form/useSending.ts'
import { AdminSetProfileLabelDocument, AdminUserDocument } from './UserScreen.generated.ts'
import { typedIn } from '../form/typed.ts'

const form: FormFields = { fields: ['label'], codes: { NO_CHANGES_TO_UPDATE: 'label' } }

/** A short text under the name (D-29); an empty one takes it away. */
export function LabelDialog({ profile, onClose }: { profile: ProfileSummary; onClose: () => void }) {
  const { send, isSending, isOffline, validationErrors, errors } = useSending(form)
  const [setLabel] = useMutation(AdminSetProfileLabelDocument, {
    context: { errors },
    refetchQueries: [AdminUserDocument],
    awaitRefetchQueries: true,
  })
  const submit = async (label: string) => {
    const done = await send(problemsOf(labelRules, { label }), () => setLabel({ variables: { profileId: profile.id, label } }))
    if (!done) return
    sayDone({ id: 'admin.users.labelDone' })
    onClose()
  }
  return (
    <Dialog
      isOpen
      isHeld={isSending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="admin.users.label" />}
      actions={null}
    >
      <Form validationErrors={validationErrors} onSubmit={(data) => void submit(typedIn(data, 'label'))}>
        <TextField
          name="label"
          label={<FormattedMessage id="admin.users.labelField" />}
          hint={<FormattedMessage id="admin.users.labelHint" />}
          defaultValue={profile.label ?? ''}
          counter={{ limit: adminLimits.label }}
        />
        <DialogButtons onCancel={onClose} isSending={isSending} isOffline={isOffline}>
          <FormattedMessage id="admin.save" />
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
