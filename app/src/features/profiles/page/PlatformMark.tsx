import type { Platform } from '@wasla/contract/social/record.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { PlatformIcon } from '@wasla/design-system/icons/PlatformIcon.tsx'
import { markOf } from '#shared/social/platforms.ts'
import { usePlatformName } from '#shared/social/usePlatformName.ts'

/** A platform's mark, or a link icon if there is none. `isNamed` gives it an accessible name if no text beside it has one. */
export function PlatformMark({ platform, isNamed = false }: { platform: Platform; isNamed?: boolean }) {
  const platformName = usePlatformName()
  const mark = markOf(platform)
  if (!mark) return <Icon name="link" />
  return <PlatformIcon platform={mark} {...(isNamed && { label: platformName(platform) })} />
}
