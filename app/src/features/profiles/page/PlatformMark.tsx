import type { Platform } from '@wasla/contract/social/record.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { PlatformIcon } from '@wasla/design-system/icons/PlatformIcon.tsx'
import { markOf } from '#shared/social/platforms.ts'
import { usePlatformName } from '#shared/social/usePlatformName.ts'

/** A platform's mark; a plain link for one without a mark of ours. Named where no words beside it say which it is. */
export function PlatformMark({ platform, isNamed = false }: { platform: Platform; isNamed?: boolean }) {
  const platformName = usePlatformName()
  const mark = markOf(platform)
  if (!mark) return <Icon name="link" />
  return <PlatformIcon platform={mark} {...(isNamed && { label: platformName(platform) })} />
}
