import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { adminSignInRules } from '@wasla/contract/admin/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import type { FieldProblem } from '@wasla/contract/validation/field-problem.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Form } from '@wasla/design-system/components/Form'
import { PasswordField } from '@wasla/design-system/components/PasswordField'
import { TextField } from '@wasla/design-system/components/TextField'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { fieldTexts } from '#i18n/error-text.ts'
import { Trouble } from './Trouble.tsx'
import type { AdminSignIn } from './useAdminSignIn.ts'
import { typedIn } from '../form/typed.ts'

export function PasswordStep({ email, trouble, isPending, withPassword }: AdminSignIn) {
  const intl = useIntl()
  const formats = useFormats()
  const [refused, setRefused] = useState<readonly FieldProblem[]>([])
  const send = (data: FormData) => {
    const typed = { email: typedIn(data, 'email').trim(), password: typedIn(data, 'password') }
    const problems = problemsOf(adminSignInRules, typed)
    setRefused(problems)
    if (problems.length === 0) withPassword(typed)
  }
  return (
    <Form validationErrors={refused.length > 0 ? fieldTexts(intl, formats, refused) : undefined} onSubmit={send}>
      <TextField
        name="email"
        kind="email"
        label={<FormattedMessage id="admin.signIn.email" />}
        autoComplete="username"
        defaultValue={email}
      />
      <PasswordField name="password" label={<FormattedMessage id="admin.signIn.password" />} autoComplete="current-password" />
      <Trouble trouble={trouble} />
      <Button type="submit" variant="primary" isFullWidth isPending={isPending}>
        <FormattedMessage id="admin.signIn.submit" />
      </Button>
    </Form>
  )
}
