import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { AuthLayout } from '@wasla/design-system/patterns/AuthLayout'
import { LanguageSwitch } from '@wasla/design-system/patterns/LanguageSwitch'
import { useServices } from '#services/context.ts'
import { chooseLanguage } from '#services/actions.ts'
import { HomeLink } from '#shell/HomeLink.tsx'

const textLink = (href: string) => (words: ReactNode) => (
  <TextLink key={href} href={href}>
    {words}
  </TextLink>
)

/** Links to the terms and the privacy policy, for the sentences that mention them. */
export const legalLinks = { terms: textLink('/terms'), privacy: textLink('/privacy') }

type AuthPageProps = {
  back?: ReactNode
  /** Shows the sentence that continuing means consent. Set it to false if the form asks for consent itself. @default true */
  hasConsent?: boolean
  children: ReactNode
}

/** Frame of the pages before sign-in. Changing the language keeps the typed values. */
export function AuthPage({ back, hasConsent = true, children }: AuthPageProps) {
  const services = useServices()
  return (
    <AuthLayout
      logo={<HomeLink href="/" isWritten />}
      isBeta
      back={back}
      languageSwitch={<LanguageSwitch onChange={(language) => void chooseLanguage(services, language).catch(() => undefined)} />}
      footer={hasConsent && <FormattedMessage id="session.consent" values={legalLinks} />}
    >
      {children}
    </AuthLayout>
  )
}
