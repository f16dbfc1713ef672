import { useIntl } from 'react-intl'
import type { FeaturedPost } from '@wasla/contract/generated/user-types.ts'
import { Image } from '@wasla/design-system/components/Image'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import { platformInks } from '#shared/social/platform-inks.ts'
import { ExternalLink } from '#shell/ExternalLink.tsx'
import { Part } from './Part.tsx'
import { PlatformMark } from './PlatformMark.tsx'
import * as styles from './sections.css.ts'

export type Post = Pick<FeaturedPost, 'id' | 'platform' | 'url'> & { readonly coverPhotoUrl?: string | null }

/** What somebody is proud of, newest first. Nothing of another host is loaded but the picture the server vouches for. */
export function Posts({ posts, isOwn }: { posts: readonly Post[]; isOwn: boolean }) {
  const intl = useIntl()
  const platformName = usePlatformName()
  return (
    <Part name="posts" count={posts.length} isOwn={isOwn}>
      <ul className={posts.length === 4 ? styles.fourPosts : styles.posts}>
        {posts.map(({ id, platform, url, coverPhotoUrl }, at) => (
          <li key={id}>
            <ExternalLink
              href={url}
              className={styles.post}
              aria-label={intl.formatMessage({ id: 'profiles.page.post' }, { platform: platformName(platform), place: at + 1 })}
            >
              <Image src={coverPhotoUrl} alt="" name={url} ink={platformInks[platform]} ratio="portrait" />
              <span className={styles.postMark}>
                <PlatformMark platform={platform} />
              </span>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </Part>
  )
}
