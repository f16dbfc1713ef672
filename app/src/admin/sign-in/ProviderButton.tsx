import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router'
import { Button } from '@wasla/design-system/components/Button'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { useAdminServices } from '../services/context.ts'
import { AdminStartOidcDocument } from './SignInScreen.generated.ts'
import { Trouble } from './Trouble.tsx'
import { troubleOf, type SignInTrouble } from './useAdminSignIn.ts'

/** Button that leads to the sign-in page of the organisation's OpenID Connect provider. */
export function ProviderButton({ isDisabled }: { isDisabled: boolean }) {
  const { call, leaveFor, returnPath } = useAdminServices()
  const { pathname, search } = useLocation()
  const [trouble, setTrouble] = useState<SignInTrouble>(null)
  const [isPending, setPending] = useState(false)
  const leave = async () => {
    setTrouble(null)
    setPending(true)
    try {
      const { adminStartOidc } = await call(AdminStartOidcDocument, {}, 'mine')
      returnPath.remember(`${pathname}${search}`)
      leaveFor(adminStartOidc.uri)
    } catch (error) {
      setTrouble(troubleOf(error))
    } finally {
      // The browser may show this page again as it was left.
      setPending(false)
    }
  }
  return (
    <Stack gap="md">
      <Trouble trouble={trouble} />
      <Button isFullWidth isPending={isPending} isDisabled={isDisabled} onPress={() => void leave()}>
        <FormattedMessage id="admin.signIn.oidc" />
      </Button>
    </Stack>
  )
}
