import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import type { Platform } from '@wasla/contract/social/record.ts'
import { platformHosts } from '@wasla/contract/social/platforms.ts'
import { useServices } from '#services/context.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { showcaseLimits } from '@wasla/contract/showcase/limits.ts'
import { featuredPostRules } from '@wasla/contract/showcase/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import { DatePicker } from '@wasla/design-system/components/DatePicker'
import { Select } from '@wasla/design-system/components/Select'
import { TextArea } from '@wasla/design-system/components/TextArea'
import { TextField } from '@wasla/design-system/components/TextField'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { connectable } from '#shared/social/platforms.ts'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import { outdate } from '../kit/cache.ts'
import { EditSheet } from '#shared/list/EditSheet.tsx'
import {
  CreateFeaturedPostDocument,
  MyFeaturedPostsDocument,
  UpdateFeaturedPostDocument,
  type MyFeaturedPostsQuery,
} from './FeaturedPostsScreen.generated.ts'

type Post = MyFeaturedPostsQuery['myFeaturedPosts'][number]
type Draft = { platform: Platform | null; url: string; caption: string; postedOn: string | null }

const fields: FormFields = {
  fields: ['platform', 'url', 'caption', 'postedOn'],
  codes: { PLATFORM_URL_INVALID: 'url', URL_INVALID_FORMAT: 'url', NO_CHANGES_TO_UPDATE: 'url' },
}

/** Sheet that adds a post, or changes `post` (D-10, D-11). */
export function PostSheet({ post, onClose }: { post: Post | null; onClose: () => void }) {
  const { clock } = useServices()
  const form = useForm<Draft>(fields, {
    saved: { platform: post?.platform ?? null, url: post?.url ?? '', caption: post?.caption ?? '', postedOn: post?.postedOn ?? null },
    check: (draft) => problemsOf(featuredPostRules(clock.now()), draft),
  })
  const platformName = usePlatformName()
  const context = { errors: form.errors }
  const [create] = useMutation(CreateFeaturedPostDocument, {
    context,
    update(cache, { data }) {
      if (!data) return
      cache.updateQuery(
        { query: MyFeaturedPostsDocument },
        (list) => list && { myFeaturedPosts: [data.createFeaturedPost, ...list.myFeaturedPosts] },
      )
      outdate(cache, 'FeaturedPost')
    },
  })
  const [update] = useMutation(UpdateFeaturedPostDocument, { context })

  const submit = async () => {
    const answer = await form.submit(async ({ platform, url, caption, postedOn }) => {
      if (!platform) return null
      /* Null makes the server remove the stored value of a field that was emptied. */
      const given = { platform, url, caption: caption.trim() === '' ? null : caption, postedOn }
      return post
        ? update({ variables: { updateFeaturedPostInput: { id: post.id, ...given } } })
        : create({ variables: { createFeaturedPostInput: given } })
    })
    if (!answer) return
    showToast({ tone: 'success', text: <FormattedMessage id={post ? 'showcase.posts.changed' : 'showcase.posts.added'} /> })
    onClose()
  }

  const { platform, url, caption, postedOn } = form.draft
  const today = civilDate(clock.now())
  const host = platform && platformHosts[platform][0]
  return (
    <EditSheet
      title={<FormattedMessage id={post ? 'showcase.posts.edit' : 'showcase.posts.add'} />}
      form={form}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <Select
        name="platform"
        label={<FormattedMessage id="showcase.platform" />}
        options={connectable.map(([id]) => ({ id, label: platformName(id) }))}
        value={platform}
        onChange={(next) => form.set({ platform: next })}
      />
      <TextField
        name="url"
        kind="url"
        label={<FormattedMessage id="showcase.posts.url" />}
        hint={host && <FormattedMessage id="showcase.posts.urlHint" values={{ host: <Ltr key="host">{host}</Ltr> }} />}
        value={url}
        onChange={(next) => form.set({ url: next })}
      />
      <TextArea
        name="caption"
        rows={2}
        isOptional
        label={<FormattedMessage id="showcase.posts.caption" />}
        hint={<FormattedMessage id="showcase.posts.captionHint" />}
        counter={{ limit: showcaseLimits.caption }}
        value={caption}
        onChange={(next) => form.set({ caption: next })}
      />
      <DatePicker
        name="postedOn"
        isOptional
        label={<FormattedMessage id="showcase.posts.postedOn" />}
        today={today}
        min={showcaseLimits.earliestPost}
        max={today}
        value={postedOn}
        onChange={(next) => form.set({ postedOn: next })}
      />
    </EditSheet>
  )
}
