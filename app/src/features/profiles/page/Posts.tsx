import { FormattedMessage, useIntl } from 'react-intl'
import type { FeaturedPost } from '@wasla/contract/generated/user-types.ts'
import { pinnedFirst } from '@wasla/contract/showcase/pinned-first.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import { Image } from '@wasla/design-system/components/Image'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import { platformInks } from '#shared/social/platform-inks.ts'
import { ExternalLink } from '#shell/ExternalLink.tsx'
import { Part } from './Part.tsx'
import { PlatformMark } from './PlatformMark.tsx'
import * as styles from './sections.css.ts'

export type Post = Pick<FeaturedPost, 'id' | 'platform' | 'url' | 'isPinned'> & { readonly coverPhotoUrl?: string | null }

/** The featured posts: the pinned one first, then newest first. Nothing of another host is loaded but the picture the server vouches for. */
export function Posts({ posts, isOwn }: { posts: readonly Post[]; isOwn: boolean }) {
  const intl = useIntl()
  const platformName = usePlatformName()
  return (
    <Part name="posts" count={posts.length} isOwn={isOwn}>
      <ul className={posts.length === 4 ? styles.fourPosts : styles.posts}>
        {pinnedFirst(posts).map(({ id, platform, url, coverPhotoUrl, isPinned }, at) => (
          <li key={id}>
            <ExternalLink
              href={url}
              className={styles.post}
              aria-label={intl.formatMessage(
                { id: isPinned ? 'profiles.page.pinnedPost' : 'profiles.page.post' },
                { platform: platformName(platform), place: at + 1 },
              )}
            >
              <Image src={coverPhotoUrl} alt="" name={url} ink={platformInks[platform]} ratio="portrait" />
              <span className={styles.postMark}>
                <PlatformMark platform={platform} />
              </span>
              {isPinned && (
                <span className={styles.pinned}>
                  <Badge>
                    <FormattedMessage id="profiles.page.pinned" />
                  </Badge>
                </span>
              )}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </Part>
  )
}
