import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import type { Language } from '@wasla/design-system/locale/language.ts'
import { LocaleContexts, type LocaleProviderProps } from '@wasla/design-system/locale/LocaleProvider.tsx'
import sessionArabic from '#features/session/messages/ar.json'
import sessionEnglish from '#features/session/messages/en.json'
import { SignInScreen } from '#features/session/sign-in/SignInScreen.tsx'
import type { MessageTexts } from '#i18n/catalogue.ts'
import { messages as commonArabic } from '#i18n/common/ar.ts'
import { messages as commonEnglish } from '#i18n/common/en.ts'
import { ServicesContext } from '#services/context.ts'
import { createServices } from '#services/services.ts'
import shellArabic from '#shell/messages/ar.json'
import shellEnglish from '#shell/messages/en.json'

const texts: Record<Language, MessageTexts> = {
  en: { ...commonEnglish, ...sessionEnglish, ...shellEnglish },
  ar: { ...commonArabic, ...sessionArabic, ...shellArabic },
}

/**
 * Returns the first page as markup, rendered at build time. A phone on a slow network can show the markup a second before the app has
 * started. The markup has no interactive elements; the app replaces it.
 */
export function drawEntry(language: Language): string {
  const services = createServices(
    {
      origin: '',
      fetch: () => Promise.reject(new Error('Nothing is requested while the app is built')),
      localStorage: () => undefined,
      sessionStorage: () => undefined,
      locks: undefined,
      clock: { now: () => 0 },
      random: () => 0,
      newToken: () => '',
      leaveFor: () => {},
      startTimer: () => () => {},
      log: () => {},
    },
    () => {},
    language,
  )
  return renderToStaticMarkup(
    <ServicesContext value={services}>
      <LocaleContexts language={language} messages={texts[language] as LocaleProviderProps['messages']}>
        <MemoryRouter>
          <SignInScreen />
        </MemoryRouter>
      </LocaleContexts>
    </ServicesContext>,
  )
}
