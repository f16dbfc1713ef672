import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { PlatformIcon } from '@wasla/design-system/icons/PlatformIcon.tsx'
import { balanced } from '@wasla/design-system/locale/isolate.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { markOf } from '#shared/social/platforms.ts'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import * as styles from './PostWords.css.ts'

/** Texts of a featured post. An older post has no caption and no day. */
export type WordsOfPost = { platform: Platform; caption?: string | null; postedOn?: string | null }

/** Shows a featured post's platform, caption and day of posting below its picture (D-10). */
export function PostWords({ platform, caption, postedOn }: WordsOfPost) {
  const { date } = useFormats()
  const platformName = usePlatformName()
  const mark = markOf(platform)
  return (
    <span className={styles.words}>
      <span className={styles.platform}>
        {mark ? <PlatformIcon platform={mark} size="small" /> : <Icon name="link" size="small" />}
        <Text as="span" look="caption" isStrong isTruncated>
          {platformName(platform)}
        </Text>
      </span>
      {caption && (
        <span className={styles.caption}>
          <Text as="span" look="caption" dir="auto">
            {balanced(caption)}
          </Text>
        </span>
      )}
      {postedOn && (
        <Text as="span" look="caption" tone="muted">
          <time dateTime={postedOn}>{date(new Date(startOfDay(postedOn)), 'mediumDay')}</time>
        </Text>
      )}
    </span>
  )
}
