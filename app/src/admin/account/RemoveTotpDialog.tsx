import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { ownPasswordRules } from '@wasla/contract/admin/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { Form } from '@wasla/design-system/components/Form'
import { PasswordField } from '@wasla/design-system/components/PasswordField'
import { Text } from '@wasla/design-system/primitives/Text'
import { DialogButtons } from '../form/DialogButtons.tsx'
import { sayDone } from '../form/said.tsx'
import { useSending } from '../form/useSending.ts'
import { AdminMeDocument } from '../shell/AdminRoot.generated.ts'
import { AdminRemoveTotpDocument } from './AccountScreen.generated.ts'
import { passwordForm } from './password-form.ts'
import { typedIn } from '../form/typed.ts'

/** Takes the second step away; it asks for the password, so that an open screen is not enough. */
export function RemoveTotpDialog({ onClose }: { onClose: () => void }) {
  const { send, isSending, isOffline, validationErrors, errors } = useSending(passwordForm)
  const [remove] = useMutation(AdminRemoveTotpDocument, {
    context: { errors },
    refetchQueries: [AdminMeDocument],
    awaitRefetchQueries: true,
  })
  const submit = async (password: string) => {
    if (!(await send(problemsOf(ownPasswordRules, { password }), () => remove({ variables: { password } })))) return
    sayDone({ id: 'admin.totp.removed' })
    onClose()
  }
  return (
    <Dialog
      isOpen
      isHeld={isSending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="admin.totp.remove" />}
      actions={null}
    >
      <Form validationErrors={validationErrors} onSubmit={(data) => void submit(typedIn(data, 'password'))}>
        <Text tone="muted">
          <FormattedMessage id="admin.totp.removeText" />
        </Text>
        <PasswordField name="password" label={<FormattedMessage id="admin.signIn.password" />} autoComplete="current-password" />
        <DialogButtons onCancel={onClose} isSending={isSending} isOffline={isOffline} isDanger>
          <FormattedMessage id="admin.totp.removeYes" />
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
