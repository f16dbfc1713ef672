import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ownPasswordRules } from '@wasla/contract/admin/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import { CopyField } from '@wasla/design-system/components/CopyField'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { Form } from '@wasla/design-system/components/Form'
import { OneTimeCode } from '@wasla/design-system/components/OneTimeCode'
import { PasswordField } from '@wasla/design-system/components/PasswordField'
import { QrCode } from '@wasla/design-system/components/QrCode'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { problemOf } from '#graphql/problems.ts'
import { DialogButtons } from '../form/DialogButtons.tsx'
import { sayDone } from '../form/said.tsx'
import { useSending } from '../form/useSending.ts'
import { AdminMeDocument } from '../shell/AdminRoot.generated.ts'
import { AdminConfirmTotpDocument, AdminStartTotpDocument, type AdminStartTotpMutation } from './AccountScreen.generated.ts'
import { passwordForm } from './password-form.ts'
import { typedIn } from '../form/typed.ts'

type Enrolment = AdminStartTotpMutation['adminStartTotp']

/** Adds the second step: the password, then the picture for the authenticator app, then the first code it shows. */
export function EnrolDialog({ onClose }: { onClose: () => void }) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={<FormattedMessage id="admin.totp.enrol" />} actions={null}>
      {enrolment ? <Confirm {...enrolment} onDone={onClose} /> : <Prove onClose={onClose} onProven={setEnrolment} />}
    </Dialog>
  )
}

function Prove({ onClose, onProven }: { onClose: () => void; onProven: (enrolment: Enrolment) => void }) {
  const { send, isSending, isOffline, validationErrors, errors } = useSending(passwordForm)
  const [start] = useMutation(AdminStartTotpDocument, { context: { errors }, fetchPolicy: 'no-cache' })
  const submit = (password: string) =>
    send(problemsOf(ownPasswordRules, { password }), async () => {
      const { data } = await start({ variables: { password } })
      if (data) onProven(data.adminStartTotp)
    })
  return (
    <Form validationErrors={validationErrors} onSubmit={(data) => void submit(typedIn(data, 'password'))}>
      <Text tone="muted">
        <FormattedMessage id="admin.totp.prove" />
      </Text>
      <PasswordField name="password" label={<FormattedMessage id="admin.signIn.password" />} autoComplete="current-password" />
      <DialogButtons onCancel={onClose} isSending={isSending} isOffline={isOffline}>
        <FormattedMessage id="admin.totp.next" />
      </DialogButtons>
    </Form>
  )
}

function Confirm({ secret, uri, onDone }: Enrolment & { onDone: () => void }) {
  const intl = useIntl()
  const [confirm, { loading, error, reset }] = useMutation(AdminConfirmTotpDocument, {
    context: { errors: { codes: ['WRONG_OTP'] } },
    refetchQueries: [AdminMeDocument],
    awaitRefetchQueries: true,
  })
  const [code, setCode] = useState('')
  const isWrong = problemOf(error)?.code === 'WRONG_OTP'
  const check = async (typed: string) => {
    const done = await confirm({ variables: { code: typed } }).catch(() => null)
    if (!done) return
    sayDone({ id: 'admin.totp.done' })
    onDone()
  }
  return (
    <Stack gap="md">
      <Text tone="muted">
        <FormattedMessage id="admin.totp.scan" />
      </Text>
      <QrCode value={uri} label={intl.formatMessage({ id: 'admin.totp.qr' })} />
      <CopyField label={intl.formatMessage({ id: 'admin.totp.secret' })} value={secret} />
      <Text>
        <FormattedMessage id="admin.totp.typeCode" />
      </Text>
      <OneTimeCode
        value={code}
        state={loading ? 'checking' : isWrong ? 'wrong' : 'idle'}
        onChange={(typed) => {
          setCode(typed)
          reset()
        }}
        onComplete={(typed) => void check(typed)}
      />
    </Stack>
  )
}
