import { FormattedMessage } from 'react-intl'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { EntryLayout } from '../shell/EntryLayout.tsx'
import { useAdminTitle } from '../shell/useAdminTitle.ts'
import { TotpStep } from './TotpStep.tsx'
import { Trouble } from './Trouble.tsx'
import { useOidcEnd } from './useOidcEnd.ts'

/** Page to which the OpenID Connect provider leads back. Opens the page at which the sign-in began, or says why that is not possible. */
export function OidcScreen() {
  useAdminTitle('admin.oidc.title')
  const { hasTicket, ...end } = useOidcEnd()
  return (
    <EntryLayout>
      <Stack gap="lg">
        <Stack gap="xxs">
          <Heading level={1} look="title">
            <FormattedMessage id={hasTicket ? 'admin.signIn.totpTitle' : 'admin.oidc.title'} />
          </Heading>
          {(hasTicket || end.isPending) && (
            <Text tone="muted">
              <FormattedMessage id={hasTicket ? 'admin.signIn.totpLead' : 'admin.oidc.lead'} />
            </Text>
          )}
        </Stack>
        {hasTicket ? <TotpStep {...end} /> : <Trouble trouble={end.trouble} />}
        {!hasTicket && end.trouble && (
          <LinkButton variant="primary" href="/">
            <FormattedMessage id="admin.oidc.back" />
          </LinkButton>
        )}
      </Stack>
    </EntryLayout>
  )
}
