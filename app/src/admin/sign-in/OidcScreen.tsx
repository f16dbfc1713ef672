import { FormattedMessage } from 'react-intl'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Logo } from '@wasla/design-system/components/Logo'
import { AuthLayout } from '@wasla/design-system/patterns/AuthLayout'
import { LanguageSwitch } from '@wasla/design-system/patterns/LanguageSwitch'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { useAdminServices } from '../services/context.ts'
import { useAdminTitle } from '../shell/useAdminTitle.ts'
import { TotpStep } from './TotpStep.tsx'
import { Trouble } from './Trouble.tsx'
import { useOidcEnd } from './useOidcEnd.ts'

/** Page to which the OpenID Connect provider leads back. Opens the page at which the sign-in began, or says why that is not possible. */
export function OidcScreen() {
  useAdminTitle('admin.oidc.title')
  const { chooseLanguage } = useAdminServices()
  const { hasTicket, ...end } = useOidcEnd()
  return (
    <AuthLayout
      logo={<Logo />}
      languageSwitch={<LanguageSwitch onChange={(language) => void chooseLanguage(language).catch(() => undefined)} />}
    >
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
    </AuthLayout>
  )
}
