import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { ownPasswordRules } from '@wasla/contract/admin/rules.ts'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { Form } from '@wasla/design-system/components/Form'
import { PasswordField } from '@wasla/design-system/components/PasswordField'
import { Text } from '@wasla/design-system/primitives/Text'
import { checkedBy } from '#form/checked-by.ts'
import { useForm } from '#form/useForm.ts'
import { DialogButtons } from '../form/DialogButtons.tsx'
import { sayDone } from '../form/said.tsx'
import { AdminMeDocument } from '../shell/adminMe.generated.ts'
import { AdminRemoveTotpDocument } from './AccountScreen.generated.ts'
import { passwordFields } from './password-fields.ts'

/** Removes the second step. Requires the password, so that access to an unlocked screen is not enough. */
export function RemoveTotpDialog({ onClose }: { onClose: () => void }) {
  const form = useForm(passwordFields, { saved: { password: '' }, check: checkedBy(ownPasswordRules) })
  const [remove] = useMutation(AdminRemoveTotpDocument, {
    context: { errors: form.errors },
    refetchQueries: [AdminMeDocument],
    awaitRefetchQueries: true,
  })
  const send = async () => {
    if (!(await form.submit((variables) => remove({ variables })))) return
    sayDone({ id: 'admin.totp.removed' })
    onClose()
  }
  return (
    <Dialog
      isOpen
      isDismissDisabled={form.isSending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="admin.totp.remove" />}
      actions={null}
    >
      <Form validationErrors={form.validationErrors} onSubmit={() => void send()}>
        <Text tone="muted">
          <FormattedMessage id="admin.totp.removeText" />
        </Text>
        <PasswordField
          name="password"
          label={<FormattedMessage id="admin.signIn.password" />}
          autoComplete="current-password"
          value={form.draft.password}
          onChange={(password) => form.set({ password })}
        />
        <DialogButtons form={form} onCancel={onClose} isDanger>
          <FormattedMessage id="admin.totp.removeYes" />
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
