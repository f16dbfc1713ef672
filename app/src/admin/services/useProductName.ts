import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { useAdminConfig } from './context.ts'

/** Returns the product name of this deployment in the reader’s language. */
export function useProductName(): string {
  const { language } = useLocale()
  return useAdminConfig().productName[language]
}
