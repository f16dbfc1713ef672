import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { demoAdmins } from '@wasla/contract/admin/demo.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { useAddressQuery } from '#shell/useAddress.ts'
import { useAdminConfig } from '../services/context.ts'
import type { AdminEnd } from '../session/admin-session.ts'
import { EntryLayout } from '../shell/EntryLayout.tsx'
import { useAdminTitle } from '../shell/useAdminTitle.ts'
import { DemoAdmins } from './DemoAdmins.tsx'
import { PasswordStep } from './PasswordStep.tsx'
import { ProviderButton } from './ProviderButton.tsx'
import { TotpStep } from './TotpStep.tsx'
import { useAdminSignIn } from './useAdminSignIn.ts'

/**
 * Sign-in screen of the back office: address and password, or the provider of the organisation if there is one. Then the code of the
 * second step if the account has one.
 */
export function SignInScreen({ reason }: { reason: AdminEnd }) {
  useAdminTitle('admin.signIn.title')
  const { demoCode, hasAdminOidc } = useAdminConfig()
  const isDemo = demoCode !== null
  const signIn = useAdminSignIn()
  useDemoEntry(isDemo, signIn.enter)
  return (
    <EntryLayout>
      <Stack gap="lg">
        <Stack gap="xxs">
          <Heading level={1} look="title">
            <FormattedMessage id={signIn.step === 'totp' ? 'admin.signIn.totpTitle' : 'admin.signIn.title'} />
          </Heading>
          <Text tone="muted">
            <FormattedMessage id={signIn.step === 'totp' ? 'admin.signIn.totpLead' : 'admin.signIn.lead'} />
          </Text>
        </Stack>
        {reason !== null && signIn.step === 'password' && (
          <Banner tone={reason === 'signedOut' ? 'info' : 'warning'}>
            <FormattedMessage id={`admin.signIn.after.${reason}`} />
          </Banner>
        )}
        {signIn.step === 'totp' ? <TotpStep {...signIn} /> : <PasswordStep {...signIn} />}
        {hasAdminOidc && signIn.step === 'password' && <ProviderButton isDisabled={signIn.isPending} />}
        {isDemo && signIn.step === 'password' && <DemoAdmins isDisabled={signIn.isPending} onEnter={signIn.enter} />}
      </Stack>
    </EntryLayout>
  )
}

/**
 * Signs in the demo’s reviewer immediately if the address has `enter=reviewer`: a button on the product’s sign-in page links here (U-03).
 */
function useDemoEntry(isDemo: boolean, enter: (email: string) => void) {
  const [params, changeQuery] = useAddressQuery()
  const requested = params.get('enter')
  const done = useRef(false)
  useEffect(() => {
    if (requested === null || done.current) return
    done.current = true
    changeQuery(
      (current) => {
        const rest = new URLSearchParams(current)
        rest.delete('enter')
        return rest
      },
      { replace: true },
    )
    if (isDemo && requested === 'reviewer') enter(demoAdmins[0].email)
  }, [requested, isDemo, enter, changeQuery])
}
