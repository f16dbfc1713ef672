import { useMemo, useRef } from 'react'
import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { pinnedFirst } from '@wasla/contract/showcase/pinned-first.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { useConfig } from '#services/context.ts'
import { PageHead } from '#shell/PageHead.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import { PostWords } from '#shared/showcase/PostWords.tsx'
import { AddButton } from '#shared/list/AddButton.tsx'
import { forget, outdate } from '../kit/cache.ts'
import { openEntry } from '../kit/open-entry.ts'
import { RemoveDialog } from '#shared/list/RemoveDialog.tsx'
import { RowMenu } from '#shared/list/RowMenu.tsx'
import { RowPress } from '#shared/list/RowPress.tsx'
import { shortAddress } from '../kit/short-address.ts'
import { useRemoval } from '#shared/list/useRemoval.ts'
import { Waiting } from '#shared/list/ListWaiting.tsx'
import {
  DeleteFeaturedPostDocument,
  MyFeaturedPostsDocument,
  PinFeaturedPostDocument,
  type MyFeaturedPostsQuery,
} from './FeaturedPostsScreen.generated.ts'
import * as styles from './FeaturedPostsScreen.css.ts'
import { PostCover } from './PostCover.tsx'

type Post = MyFeaturedPostsQuery['myFeaturedPosts'][number]
/* The sheet (1 kB plus the rules of the form) is loaded when it is opened. */
const PostSheet = lazyOverlay(() => import('./PostSheet.tsx').then((module) => module.PostSheet))

const none: readonly Post[] = []

/**
 * List of a profile's featured posts, which can be added, changed, pinned and removed. The pinned one is first, then the newest (D-10 to
 * D-12).
 */
export function FeaturedPostsScreen() {
  const { lists } = useConfig()
  usePageTitle('showcase.posts.title')
  const { data, error, loading, refetch } = useQuery(MyFeaturedPostsDocument, { context: { errors: 'mine' } })
  const posts = useMemo(() => pinnedFirst(data?.myFeaturedPosts ?? none), [data])
  const add = useRef<HTMLButtonElement>(null)
  const editing = useUrlDialog('post')
  const list = useRef<HTMLUListElement>(null)
  const removal = useRemoval('remove-post', posts, list, add)
  const [remove] = useMutation(DeleteFeaturedPostDocument)
  const [pin] = useMutation(PinFeaturedPostDocument, { update: (cache) => outdate(cache, 'FeaturedPost') })
  const togglePin = ({ id, isPinned }: Post) => void pin({ variables: { id, pinned: !isPinned } }).catch(() => undefined)
  const platformName = usePlatformName()
  const post = posts.find(({ id }) => id === editing.value) ?? null

  return (
    <Stack gap="lg">
      <PageHead title={<FormattedMessage id="showcase.posts.title" />} lead={<FormattedMessage id="showcase.posts.lead" />} />
      {data ? (
        <>
          <AddButton
            label={<FormattedMessage id="showcase.posts.add" />}
            count={posts.length}
            max={lists.posts}
            empty={{ title: <FormattedMessage id="showcase.posts.empty" />, text: <FormattedMessage id="showcase.posts.emptyText" /> }}
            onPress={editing.open}
            buttonRef={add}
          />
          {posts.length > 0 && (
            <ul ref={list} className={styles.grid}>
              {posts.map((one) => (
                <PostTile
                  key={one.id}
                  post={one}
                  onEdit={() => editing.openWith(one.id)}
                  onPin={() => togglePin(one)}
                  onRemove={() => removal.ask(one.id)}
                />
              ))}
            </ul>
          )}
        </>
      ) : (
        <Waiting
          error={error}
          failed={<FormattedMessage id="showcase.posts.failed" />}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
          shape="card"
        />
      )}
      {editing.isOpen && (editing.value === null || post) && <PostSheet key={post?.id ?? 'new'} post={post} onClose={editing.close} />}
      <RemoveDialog
        removal={removal}
        title={({ platform }) => <FormattedMessage id="showcase.posts.ask" values={{ platform: platformName(platform) }} />}
        onConfirm={({ id }) => remove({ variables: { id }, update: (cache) => forget(cache, 'FeaturedPost', id) })}
      >
        {removal.chosen && (removal.chosen.caption ? <Bidi>{removal.chosen.caption}</Bidi> : <Ltr>{shortAddress(removal.chosen.url)}</Ltr>)}
      </RemoveDialog>
    </Stack>
  )
}

type PostTileProps = { post: Post; onEdit: () => void; onPin: () => void; onRemove: () => void }

function PostTile({ post, onEdit, onPin, onRemove }: PostTileProps) {
  const intl = useIntl()
  const platformName = usePlatformName()
  const name = { post: `${platformName(post.platform)} ${isolate(post.caption ?? shortAddress(post.url))}` }
  return (
    <li className={styles.tile}>
      <RowPress onPress={onEdit}>
        <VisuallyHidden>
          <FormattedMessage id="showcase.edit" />
        </VisuallyHidden>
        <PostCover platform={post.platform} url={post.url} coverPhotoUrl={post.coverPhotoUrl} />
        <PostWords platform={post.platform} caption={post.caption} postedOn={post.postedOn} />
        {/* Adds the address to the name of a post without a caption. Otherwise two such posts of one platform would have the same name. */}
        {!post.caption && (
          <VisuallyHidden>
            <Ltr>{shortAddress(post.url)}</Ltr>
          </VisuallyHidden>
        )}
      </RowPress>
      <div className={styles.over}>
        {post.isPinned && (
          <span className={styles.pinned}>
            <Badge>
              <FormattedMessage id="showcase.posts.pinned" />
            </Badge>
          </span>
        )}
        <div className={styles.actions}>
          <RowMenu
            isSmall
            name={name.post}
            items={[
              { id: 'edit', icon: 'edit', label: intl.formatMessage({ id: 'showcase.edit' }), onAction: onEdit },
              {
                id: 'pin',
                icon: 'bookmark',
                label: intl.formatMessage({ id: post.isPinned ? 'showcase.posts.unpin' : 'showcase.posts.pin' }),
                onAction: onPin,
              },
              ...openEntry(post.url, intl.formatMessage({ id: 'showcase.posts.open' })),
            ]}
            danger={{ id: 'remove', label: intl.formatMessage({ id: 'list.remove' }), onAction: onRemove }}
          />
        </div>
      </div>
    </li>
  )
}
