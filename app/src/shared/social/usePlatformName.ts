import { useCallback } from 'react'
import { platformNames, statedPlatformNames } from '@wasla/contract/social/platform-names.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'

/** Names of platforms as people write them in the reader's language. */
export function usePlatformName(): (platform: Platform) => string {
  const { language } = useLocale()
  return useCallback((platform: Platform) => platformNames[platform][language], [language])
}

/** Their names as connected accounts and criteria have them (Y-31). */
export function useStatedPlatformName(): (platform: Platform) => string {
  const { language } = useLocale()
  return useCallback((platform: Platform) => statedPlatformNames[platform][language], [language])
}
