import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { useConfig } from './context.ts'

/** Returns the deployment's name in the reader's language. */
export function useProductName(): string {
  const { language } = useLocale()
  return useConfig().productName[language]
}
