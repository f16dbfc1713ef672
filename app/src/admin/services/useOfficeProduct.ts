import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { useOfficeConfig } from './context.ts'

/** What this deployment is called, in the reader's language. */
export function useOfficeProduct(): string {
  const { language } = useLocale()
  return useOfficeConfig().productName[language]
}
