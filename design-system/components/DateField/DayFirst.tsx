import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { languageFacts } from '../../locale/language.ts'
import { useLocale } from '../../locale/LocaleProvider.tsx'

/** Around a date that is filled in: its parts stand in the order day, month, year in both languages. */
export const DayFirst = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={languageFacts[useLocale().language].dateTag}>{children}</I18nProvider>
)

/** Around a calendar in such a field: months and days are spoken as everywhere else. */
export const AsElsewhere = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={languageFacts[useLocale().language].componentTag}>{children}</I18nProvider>
)
