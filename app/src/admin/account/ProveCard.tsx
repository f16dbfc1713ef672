import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { OneTimeCode } from '@wasla/design-system/components/OneTimeCode'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { problemOf } from '#graphql/problems.ts'
import { sayDone } from '../form/said.tsx'
import { AdminProveDocument } from './AccountScreen.generated.ts'

/** Asks for a code, which proves that the signed-in admin is still present. In live, money moves only shortly after such a proof (Y-09). */
export function ProveCard() {
  const [code, setCode] = useState('')
  const [prove, { loading, error, reset }] = useMutation(AdminProveDocument, { context: { errors: { codes: ['WRONG_OTP'] } } })
  const isWrong = problemOf(error)?.code === 'WRONG_OTP'
  const check = async (typed: string) => {
    if (!(await prove({ variables: { code: typed } }).catch(() => null))) return
    setCode('')
    sayDone({ id: 'admin.prove.done' })
  }
  return (
    <Card as="section" isPadded aria-labelledby="prove-title">
      <Stack gap="sm">
        <Heading level={2} look="heading" id="prove-title">
          <FormattedMessage id="admin.prove.title" />
        </Heading>
        <Text tone="muted">
          <FormattedMessage id="admin.prove.text" />
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
    </Card>
  )
}
