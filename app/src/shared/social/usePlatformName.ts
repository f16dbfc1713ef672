import { useCallback } from 'react'
import { platformNames, statedPlatformNames } from '@wasla/contract/social/platform-names.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'

/** Returns a function that names a platform in the reader's language. */
export function usePlatformName(): (platform: Platform) => string {
  const { language } = useLocale()
  return useCallback((platform: Platform) => platformNames[platform][language], [language])
}

/** Returns a function that names a platform as connected accounts and criteria name it (Y-31). */
export function useStatedPlatformName(): (platform: Platform) => string {
  const { language } = useLocale()
  return useCallback((platform: Platform) => statedPlatformNames[platform][language], [language])
}
