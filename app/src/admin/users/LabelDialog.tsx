import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { adminLimits } from '@wasla/contract/admin/limits.ts'
import type { ProfileSummary } from '@wasla/contract/admin/profile-summary.ts'
import { labelRules } from '@wasla/contract/admin/rules.ts'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { Form } from '@wasla/design-system/components/Form'
import { TextField } from '@wasla/design-system/components/TextField'
import { checkedBy } from '#form/checked-by.ts'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { DialogButtons } from '../form/DialogButtons.tsx'
import { sayDone } from '../form/said.tsx'
import { AdminSetProfileLabelDocument, AdminUserDocument } from './UserScreen.generated.ts'

const fields: FormFields = { fields: ['label'], codes: { NO_CHANGES_TO_UPDATE: 'label' } }

/** Sets the label below a profile’s name (D-29). An empty label removes it. */
export function LabelDialog({ profile, onClose }: { profile: ProfileSummary; onClose: () => void }) {
  const form = useForm(fields, { saved: { label: profile.label ?? '' }, check: checkedBy(labelRules) })
  const [setLabel] = useMutation(AdminSetProfileLabelDocument, {
    context: { errors: form.errors },
    refetchQueries: [AdminUserDocument],
    awaitRefetchQueries: true,
  })
  const send = async () => {
    if (!(await form.submit(({ label }) => setLabel({ variables: { profileId: profile.id, label } })))) return
    sayDone({ id: 'admin.users.labelDone' })
    onClose()
  }
  return (
    <Dialog
      isOpen
      isDismissDisabled={form.isSending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="admin.users.label" />}
      actions={null}
    >
      <Form validationErrors={form.validationErrors} onSubmit={() => void send()}>
        <TextField
          name="label"
          label={<FormattedMessage id="admin.users.labelField" />}
          hint={<FormattedMessage id="admin.users.labelHint" />}
          value={form.draft.label}
          onChange={(label) => form.set({ label })}
          counter={{ limit: adminLimits.label }}
        />
        <DialogButtons form={form} onCancel={onClose}>
          <FormattedMessage id="admin.save" />
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
