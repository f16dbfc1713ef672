import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { changePasswordRules } from '@wasla/contract/admin/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { Form } from '@wasla/design-system/components/Form'
import { PasswordField } from '@wasla/design-system/components/PasswordField'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { sayDone } from '../form/said.tsx'
import { useSending } from '../form/useSending.ts'
import { AdminChangePasswordDocument } from './AccountScreen.generated.ts'
import { passwordForm } from './password-form.ts'
import { typedIn } from '../form/typed.ts'

/** A new password; both fields are empty again once it counts. */
export function ChangePassword() {
  const [changes, setChanges] = useState(0)
  const { send, isSending, isOffline, validationErrors, errors } = useSending(passwordForm)
  const [change] = useMutation(AdminChangePasswordDocument, { context: { errors } })
  const submit = async (data: FormData) => {
    const typed = { password: typedIn(data, 'password'), newPassword: typedIn(data, 'newPassword') }
    if (!(await send(problemsOf(changePasswordRules, typed), () => change({ variables: typed })))) return
    sayDone({ id: 'admin.password.done' })
    setChanges(changes + 1)
  }
  return (
    <Card as="section" isPadded aria-labelledby="password-title">
      <Stack gap="sm">
        <Heading level={2} look="heading" id="password-title">
          <FormattedMessage id="admin.password.title" />
        </Heading>
        <Form key={changes} validationErrors={validationErrors} onSubmit={(data) => void submit(data)}>
          <PasswordField name="password" label={<FormattedMessage id="admin.password.old" />} autoComplete="current-password" />
          <PasswordField
            name="newPassword"
            label={<FormattedMessage id="admin.password.new" />}
            hint={<FormattedMessage id="admin.password.hint" />}
            autoComplete="new-password"
          />
          {isOffline && (
            <Banner tone="danger" isLive>
              <FormattedMessage id="admin.offline" />
            </Banner>
          )}
          <Button type="submit" isPending={isSending}>
            <FormattedMessage id="admin.password.change" />
          </Button>
        </Form>
      </Stack>
    </Card>
  )
}
