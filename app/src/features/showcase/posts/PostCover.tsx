import type { Platform } from '@wasla/contract/social/record.ts'
import { Image } from '@wasla/design-system/components/Image'
import { PlatformIcon } from '@wasla/design-system/icons/PlatformIcon.tsx'
import { markOf } from '#shared/social/platforms.ts'
import { platformInks } from '#shared/social/platform-inks.ts'
import * as styles from './PostCover.css.ts'

export type PostCoverProps = { platform: Platform; url: string; coverPhotoUrl: string | null }

/** A post as a picture: its own, or one drawn from platform and address (D-12), with the platform's mark. Silent: who uses it says what it is. */
export function PostCover({ platform, url, coverPhotoUrl }: PostCoverProps) {
  const mark = markOf(platform)
  return (
    <span className={styles.cover}>
      <Image src={coverPhotoUrl} alt="" name={url} ink={platformInks[platform]} ratio="portrait" />
      {mark && (
        <span className={styles.mark}>
          <PlatformIcon platform={mark} size="small" />
        </span>
      )}
    </span>
  )
}
