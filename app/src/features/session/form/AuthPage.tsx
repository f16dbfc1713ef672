import type { ReactNode } from 'react'
import { ButtonContext } from 'react-aria-components/Button'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { otherLanguage, type Language } from '@wasla/design-system/locale/language.ts'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { AuthLayout } from '@wasla/design-system/patterns/AuthLayout'
import { LanguageSwitch } from '@wasla/design-system/patterns/LanguageSwitch'
import { useServices } from '#services/context.ts'
import { chooseLanguage } from '#services/actions.ts'
import { HomeLink } from '#shell/HomeLink.tsx'
import { useChangeAddress } from '#shell/useAddress.ts'

const textLink = (href: string) => (words: ReactNode) => (
  <TextLink key={href} href={href}>
    {words}
  </TextLink>
)

/** Links to the terms and the privacy policy, for use in sentences. */
export const legalLinks = { terms: textLink('/terms'), privacy: textLink('/privacy') }

type AuthPageProps = {
  back?: ReactNode
  /**
   * Whether to show the sentence that the user consents by continuing. Set it to false if the form itself asks for the consent. @default
   * true
   */
  hasConsent?: boolean
  children: ReactNode
}

/** Frame of the pages before sign-in. If the language changes, typed values stay. */
export function AuthPage({ back, hasConsent = true, children }: AuthPageProps) {
  const services = useServices()
  const { language } = useLocale()
  const changeAddress = useChangeAddress()
  const { search } = useLocation()

  /* A language in the address counts more than the stored one, so both change. */
  const choose = async (chosen: Language) => {
    await chooseLanguage(services, chosen)
    if (!new URLSearchParams(search).has('lang')) return
    changeAddress(
      (newest) => {
        newest.set('lang', chosen)
        return newest
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return (
    <AuthLayout
      logo={<HomeLink href="/" isWritten />}
      isBeta
      back={back}
      languageSwitch={
        /* Before the app is there, the button requests the page in the other language. */
        <form method="get" onSubmit={(event) => event.preventDefault()}>
          <input type="hidden" name="lang" value={otherLanguage(language)} />
          <ButtonContext value={{ type: 'submit' }}>
            <LanguageSwitch onChange={(chosen) => void choose(chosen).catch(() => undefined)} />
          </ButtonContext>
        </form>
      }
      footer={hasConsent && <FormattedMessage id="session.consent" values={legalLinks} />}
    >
      {children}
    </AuthLayout>
  )
}
