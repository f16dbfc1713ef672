import { FormattedMessage } from 'react-intl'
import { adminSignInRules } from '@wasla/contract/admin/rules.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Form } from '@wasla/design-system/components/Form'
import { PasswordField } from '@wasla/design-system/components/PasswordField'
import { TextField } from '@wasla/design-system/components/TextField'
import { checkedBy } from '#form/checked-by.ts'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { Trouble } from './Trouble.tsx'
import type { AdminSignIn } from './useAdminSignIn.ts'

const fields: FormFields = { fields: ['email', 'password'] }

/** First step: address and password. */
export function PasswordStep({ email, trouble, isPending, withPassword }: AdminSignIn) {
  const { draft, set, submit, validationErrors } = useForm(fields, { saved: { email, password: '' }, check: checkedBy(adminSignInRules) })
  const send = () => submit((typed) => withPassword({ email: typed.email.trim(), password: typed.password }))
  return (
    <Form validationErrors={validationErrors} onSubmit={() => void send()}>
      <TextField
        name="email"
        kind="email"
        label={<FormattedMessage id="admin.signIn.email" />}
        autoComplete="username"
        value={draft.email}
        onChange={(typed) => set({ email: typed })}
      />
      <PasswordField
        name="password"
        label={<FormattedMessage id="admin.signIn.password" />}
        autoComplete="current-password"
        value={draft.password}
        onChange={(password) => set({ password })}
      />
      <Trouble trouble={trouble} />
      <Button type="submit" variant="primary" isFullWidth isPending={isPending}>
        <FormattedMessage id="admin.signIn.submit" />
      </Button>
    </Form>
  )
}
