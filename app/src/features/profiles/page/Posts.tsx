import { FormattedMessage } from 'react-intl'
import type { FeaturedPost } from '@wasla/contract/generated/user-types.ts'
import { pinnedFirst } from '@wasla/contract/showcase/pinned-first.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import { Image } from '@wasla/design-system/components/Image'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { PostWords, type WordsOfPost } from '#shared/showcase/PostWords.tsx'
import { platformInks } from '#shared/social/platform-inks.ts'
import { ExternalLink } from '#shell/ExternalLink.tsx'
import { Part } from './Part.tsx'
import * as styles from './sections.css.ts'

export type Post = Pick<FeaturedPost, 'id' | 'url' | 'isPinned'> & WordsOfPost & { readonly coverPhotoUrl?: string | null }

/** Featured posts: the pinned post first, then the newest. Pictures from other hosts are loaded only if the server approved them. */
export function Posts({ posts, isOwn }: { posts: readonly Post[]; isOwn: boolean }) {
  return (
    <Part name="posts" count={posts.length} isOwn={isOwn}>
      <ul className={posts.length === 4 ? styles.fourPosts : styles.posts}>
        {pinnedFirst(posts).map((post, at) => (
          <li key={post.id}>
            <ExternalLink href={post.url} className={styles.post}>
              <VisuallyHidden>
                <FormattedMessage id="profiles.page.post" values={{ place: at + 1 }} />
              </VisuallyHidden>
              <span className={styles.postCover}>
                <Image src={post.coverPhotoUrl} alt="" name={post.url} ink={platformInks[post.platform]} ratio="portrait" isRounded />
                {post.isPinned && (
                  <span className={styles.pinned}>
                    <Badge>
                      <FormattedMessage id="profiles.page.pinned" />
                    </Badge>
                  </span>
                )}
              </span>
              <PostWords {...post} />
            </ExternalLink>
          </li>
        ))}
      </ul>
    </Part>
  )
}
