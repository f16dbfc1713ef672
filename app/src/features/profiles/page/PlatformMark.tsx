import type { Platform } from '@wasla/contract/social/record.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { PlatformIcon } from '@wasla/design-system/icons/PlatformIcon.tsx'
import { markOf } from '#shared/social/platforms.ts'
import { usePlatformName } from '#shared/social/usePlatformName.ts'

/**
 * Icon of a platform, or a plain link icon if we have none. `isNamed` adds the platform's name for screen readers; set it if no text beside
 * the icon contains the name.
 */
export function PlatformMark({ platform, isNamed = false }: { platform: Platform; isNamed?: boolean }) {
  const platformName = usePlatformName()
  const mark = markOf(platform)
  if (!mark) return <Icon name="link" />
  return <PlatformIcon platform={mark} {...(isNamed && { label: platformName(platform) })} />
}
