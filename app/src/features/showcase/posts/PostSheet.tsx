import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import type { Platform } from '@wasla/contract/social/record.ts'
import { platformHosts } from '@wasla/contract/social/platforms.ts'
import { featuredPostRules } from '@wasla/contract/showcase/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import { Select } from '@wasla/design-system/components/Select'
import { TextField } from '@wasla/design-system/components/TextField'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import type { FormFields } from '#form/form-problems.ts'
import { connectable } from '../../social/connect/platforms.ts'
import { usePlatformName } from '../../social/connect/usePlatformName.ts'
import { outdate } from '../kit/cache.ts'
import { EditSheet } from '../kit/EditSheet.tsx'
import { useSaving } from '../kit/useSaving.ts'
import {
  CreateFeaturedPostDocument,
  MyFeaturedPostsDocument,
  UpdateFeaturedPostDocument,
  type MyFeaturedPostsQuery,
} from './FeaturedPostsScreen.generated.ts'

type Post = MyFeaturedPostsQuery['myFeaturedPosts'][number]

const form: FormFields = {
  fields: ['platform', 'url'],
  codes: { PLATFORM_URL_INVALID: 'url', URL_INVALID_FORMAT: 'url', NO_CHANGES_TO_UPDATE: 'url' },
}

/** Adds a post, or changes `post` (D-10, D-11). */
export function PostSheet({ post, onClose }: { post: Post | null; onClose: () => void }) {
  const saving = useSaving(form)
  const platformName = usePlatformName()
  const [platform, setPlatform] = useState<Platform | null>(post?.platform ?? null)
  const [url, setUrl] = useState(post?.url ?? '')
  const context = { errors: saving.errors }
  const [create] = useMutation(CreateFeaturedPostDocument, {
    context,
    update(cache, { data }) {
      if (!data) return
      cache.updateQuery(
        { query: MyFeaturedPostsDocument },
        (kept) => kept && { myFeaturedPosts: [data.createFeaturedPost, ...kept.myFeaturedPosts] },
      )
      outdate(cache, 'FeaturedPost')
    },
  })
  const [update] = useMutation(UpdateFeaturedPostDocument, { context })

  const submit = async () => {
    const refused = problemsOf(featuredPostRules, { platform, url })
    const isSaved = await saving.save(refused, async () => {
      if (!platform) return
      if (post) await update({ variables: { updateFeaturedPostInput: { id: post.id, platform, url } } })
      else await create({ variables: { createFeaturedPostInput: { platform, url } } })
    })
    if (!isSaved) return
    showToast({ tone: 'success', text: <FormattedMessage id={post ? 'showcase.posts.changed' : 'showcase.posts.added'} /> })
    onClose()
  }

  const host = platform && platformHosts[platform][0]
  return (
    <EditSheet
      title={<FormattedMessage id={post ? 'showcase.posts.edit' : 'showcase.posts.add'} />}
      saving={saving}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <Select
        name="platform"
        label={<FormattedMessage id="showcase.platform" />}
        options={connectable.map(([id]) => ({ id, label: platformName(id) }))}
        value={platform}
        onChange={setPlatform}
      />
      <TextField
        name="url"
        kind="url"
        label={<FormattedMessage id="showcase.posts.url" />}
        hint={host && <FormattedMessage id="showcase.posts.urlHint" values={{ host: <Ltr key="host">{host}</Ltr> }} />}
        value={url}
        onChange={setUrl}
      />
    </EditSheet>
  )
}
