import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { changePasswordRules } from '@wasla/contract/admin/rules.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { Form } from '@wasla/design-system/components/Form'
import { PasswordField } from '@wasla/design-system/components/PasswordField'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { checkedBy } from '#form/checked-by.ts'
import { useForm } from '#form/useForm.ts'
import { sayDone } from '../form/said.tsx'
import { AdminChangePasswordDocument } from './AccountScreen.generated.ts'
import { passwordFields } from './password-fields.ts'

/** Changes the password. Empties both fields after the new password is saved. */
export function ChangePassword() {
  const form = useForm(passwordFields, { saved: { password: '', newPassword: '' }, check: checkedBy(changePasswordRules) })
  const { draft, set } = form
  const [change] = useMutation(AdminChangePasswordDocument, { context: { errors: form.errors } })
  const send = async () => {
    if (!(await form.submit((variables) => change({ variables })))) return
    sayDone({ id: 'admin.password.done' })
    form.reset()
  }
  return (
    <Card as="section" isPadded aria-labelledby="password-title">
      <Stack gap="sm">
        <Heading level={2} look="heading" id="password-title">
          <FormattedMessage id="admin.password.title" />
        </Heading>
        <Form validationErrors={form.validationErrors} onSubmit={() => void send()}>
          <PasswordField
            name="password"
            label={<FormattedMessage id="admin.password.old" />}
            autoComplete="current-password"
            value={draft.password}
            onChange={(password) => set({ password })}
          />
          <PasswordField
            name="newPassword"
            label={<FormattedMessage id="admin.password.new" />}
            hint={<FormattedMessage id="admin.password.hint" />}
            autoComplete="new-password"
            value={draft.newPassword}
            onChange={(newPassword) => set({ newPassword })}
          />
          {form.isOffline && (
            <Banner tone="danger" isLive>
              <FormattedMessage id="admin.offline" />
            </Banner>
          )}
          <Button type="submit" isPending={form.isSending}>
            <FormattedMessage id="admin.password.change" />
          </Button>
        </Form>
      </Stack>
    </Card>
  )
}
