import { FormattedMessage } from 'react-intl'
import { acceptInvitationRules } from '@wasla/contract/admin/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Form } from '@wasla/design-system/components/Form'
import { PasswordField } from '@wasla/design-system/components/PasswordField'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { useAdminServices } from '../services/context.ts'
import { AdminAcceptInvitationDocument, type AdminInvitationQuery } from './JoinScreen.generated.ts'

const fields: FormFields = { fields: ['password'], codes: { ADMIN_INVITATION_INVALID: 'password', RATE_LIMITED: 'password' } }

type PasswordFormProps = { token: string; invitation: AdminInvitationQuery['adminInvitation']; onDone: () => void }

/** Form in which the holder of a one-time link chooses a password. */
export function PasswordForm({ token, invitation: { name, email, isReset }, onDone }: PasswordFormProps) {
  const { call } = useAdminServices()
  const form = useForm(fields, { saved: { password: '' }, check: ({ password }) => problemsOf(acceptInvitationRules, { token, password }) })
  const send = async () => {
    if (await form.submit(({ password }) => call(AdminAcceptInvitationDocument, { token, password }, form.errors))) onDone()
  }
  return (
    <Form validationErrors={form.validationErrors} onSubmit={() => void send()}>
      <Text>
        <FormattedMessage
          id={isReset ? 'admin.join.resetLead' : 'admin.join.lead'}
          values={{ name: <Bidi key="name">{name}</Bidi>, email: <Ltr key="email">{email}</Ltr> }}
        />
      </Text>
      <PasswordField
        name="password"
        label={<FormattedMessage id="admin.password.new" />}
        hint={<FormattedMessage id="admin.password.hint" />}
        autoComplete="new-password"
        value={form.draft.password}
        onChange={(password) => form.set({ password })}
      />
      {form.isOffline && (
        <Banner tone="danger" isLive>
          <FormattedMessage id="admin.offline" />
        </Banner>
      )}
      <Button type="submit" variant="primary" isFullWidth isPending={form.isSending}>
        <FormattedMessage id="admin.join.submit" />
      </Button>
    </Form>
  )
}
