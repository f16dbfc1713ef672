import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { languageFacts } from '../../locale/language.ts'
import { useLocale } from '../../locale/LocaleProvider.tsx'

/** Puts the parts of a date field in the order day, month, year in both languages. */
export const DayFirst = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={languageFacts[useLocale().language].dateTag}>{children}</I18nProvider>
)

/** Restores the usual locale for a calendar inside a date field, so that the calendar has the usual names of months and days. */
export const AsElsewhere = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={languageFacts[useLocale().language].componentTag}>{children}</I18nProvider>
)
