import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { OneTimeCode } from '@wasla/design-system/components/OneTimeCode'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Trouble } from './Trouble.tsx'
import type { AdminSignIn } from './useAdminSignIn.ts'

type TotpStepProps = Pick<AdminSignIn, 'trouble' | 'isPending' | 'withCode' | 'forgetTrouble' | 'startOver'>

/** Step for the code of the authenticator app. Sends the code after its last digit is typed. */
export function TotpStep({ trouble, isPending, withCode, forgetTrouble, startOver }: TotpStepProps) {
  const [code, setCode] = useState('')
  const isWrong = trouble?.kind === 'refused' && trouble.problem.code === 'WRONG_OTP'
  return (
    <Stack gap="md">
      <OneTimeCode
        autoFocus
        value={code}
        state={isPending ? 'checking' : isWrong ? 'wrong' : 'idle'}
        onChange={(typed) => {
          setCode(typed)
          forgetTrouble()
        }}
        onComplete={withCode}
      />
      {!isWrong && <Trouble trouble={trouble} />}
      <Button onPress={startOver} isDisabled={isPending}>
        <FormattedMessage id="admin.signIn.startOver" />
      </Button>
    </Stack>
  )
}
