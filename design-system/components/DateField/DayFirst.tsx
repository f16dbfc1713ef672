import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { languageFacts } from '../../locale/language.ts'
import { useLocale } from '../../locale/LocaleProvider.tsx'

/** Around a date field: puts its parts in the order day, month, year in both languages. */
export const DayFirst = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={languageFacts[useLocale().language].dateTag}>{children}</I18nProvider>
)

/** Around a calendar in such a field: restores the locale that is used everywhere else for the names of months and days. */
export const AsElsewhere = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={languageFacts[useLocale().language].componentTag}>{children}</I18nProvider>
)
