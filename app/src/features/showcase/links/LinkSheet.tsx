import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ProfileLinkType } from '@wasla/contract/showcase/record.ts'
import { profileLinkRules } from '@wasla/contract/showcase/rules.ts'
import { Select } from '@wasla/design-system/components/Select'
import { TextField } from '@wasla/design-system/components/TextField'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { checkedBy } from '#form/checked-by.ts'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { outdate } from '../kit/cache.ts'
import { EditSheet } from '#shared/list/EditSheet.tsx'
import { CreateProfileLinkDocument } from '#shared/showcase/createProfileLink.generated.ts'
import { MyProfileLinksDocument, UpdateProfileLinkDocument, type MyProfileLinksQuery } from './FeaturedLinksScreen.generated.ts'
import { linkTypes } from './link-types.ts'

export type OwnLink = MyProfileLinksQuery['myProfileLinks'][number]

type Draft = { type: ProfileLinkType; url: string }

const fields: FormFields = { fields: ['type', 'url'], codes: { URL_INVALID_FORMAT: 'url', NO_CHANGES_TO_UPDATE: 'url' } }

/** Sheet that adds a link, or changes `link` (D-13). The switch that hides a link is in the list. */
export function LinkSheet({ link, onClose }: { link: OwnLink | null; onClose: () => void }) {
  const intl = useIntl()
  const form = useForm<Draft>(fields, {
    saved: { type: link?.type ?? 'website', url: link?.url ?? '' },
    check: checkedBy(profileLinkRules, (draft) => ({ ...draft, is_visible: true })),
  })
  const { type, url } = form.draft
  const context = { errors: form.errors }
  const [create] = useMutation(CreateProfileLinkDocument, {
    context,
    update(cache, { data }) {
      if (!data) return
      cache.updateQuery(
        { query: MyProfileLinksDocument },
        (list) => list && { myProfileLinks: [data.createProfileLink, ...list.myProfileLinks] },
      )
      outdate(cache, 'ProfileLink')
    },
  })
  const [update] = useMutation(UpdateProfileLinkDocument, { context })

  const submit = async () => {
    const answer = await form.submit(async (draft) =>
      link
        ? update({ variables: { updateProfileLinkInput: { id: link.id, ...draft } } })
        : create({ variables: { createProfileLinkInput: draft } }),
    )
    if (!answer) return
    showToast({ tone: 'success', text: <FormattedMessage id={link ? 'showcase.links.changed' : 'showcase.links.added'} /> })
    onClose()
  }

  return (
    <EditSheet
      title={<FormattedMessage id={link ? 'showcase.links.edit' : 'showcase.links.add'} />}
      form={form}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <Select
        name="type"
        label={<FormattedMessage id="showcase.links.type" />}
        options={linkTypes.map((id) => ({ id, label: intl.formatMessage({ id: `showcase.links.type.${id}` }) }))}
        value={type}
        onChange={(next) => form.set({ type: next })}
      />
      <TextField
        name="url"
        kind="url"
        label={<FormattedMessage id="showcase.links.url" />}
        value={url}
        onChange={(next) => form.set({ url: next })}
      />
    </EditSheet>
  )
}
