import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ownPasswordRules } from '@wasla/contract/admin/rules.ts'
import { CopyField } from '@wasla/design-system/components/CopyField'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { Form } from '@wasla/design-system/components/Form'
import { OneTimeCode } from '@wasla/design-system/components/OneTimeCode'
import { PasswordField } from '@wasla/design-system/components/PasswordField'
import { QrCode } from '@wasla/design-system/components/QrCode'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { checkedBy } from '#form/checked-by.ts'
import { useForm } from '#form/useForm.ts'
import { problemOf } from '#graphql/problems.ts'
import { DialogButtons } from '../form/DialogButtons.tsx'
import { sayDone } from '../form/said.tsx'
import { AdminMeDocument } from '../shell/adminMe.generated.ts'
import { AdminConfirmTotpDocument, AdminStartTotpDocument, type AdminStartTotpMutation } from './AccountScreen.generated.ts'
import { passwordFields } from './password-fields.ts'

type Enrolment = AdminStartTotpMutation['adminStartTotp']

/** Adds the second step: asks for the password, shows the QR code for the authenticator app, then asks for the first code of the app. */
export function EnrolDialog({ onClose }: { onClose: () => void }) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={<FormattedMessage id="admin.totp.enrol" />} actions={null}>
      {enrolment ? <Confirm {...enrolment} onDone={onClose} /> : <Prove onClose={onClose} onProven={setEnrolment} />}
    </Dialog>
  )
}

function Prove({ onClose, onProven }: { onClose: () => void; onProven: (enrolment: Enrolment) => void }) {
  const form = useForm(passwordFields, { saved: { password: '' }, check: checkedBy(ownPasswordRules) })
  const [start] = useMutation(AdminStartTotpDocument, { context: { errors: form.errors }, fetchPolicy: 'no-cache' })
  const send = async () => {
    const answer = await form.submit((variables) => start({ variables }))
    if (answer?.data) onProven(answer.data.adminStartTotp)
  }
  return (
    <Form validationErrors={form.validationErrors} onSubmit={() => void send()}>
      <Text tone="muted">
        <FormattedMessage id="admin.totp.prove" />
      </Text>
      <PasswordField
        name="password"
        label={<FormattedMessage id="admin.signIn.password" />}
        autoComplete="current-password"
        value={form.draft.password}
        onChange={(password) => form.set({ password })}
      />
      <DialogButtons form={form} onCancel={onClose}>
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
