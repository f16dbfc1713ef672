import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ProfileLinkType } from '@wasla/contract/showcase/record.ts'
import { profileLinkRules } from '@wasla/contract/showcase/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import { Select } from '@wasla/design-system/components/Select'
import { TextField } from '@wasla/design-system/components/TextField'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import type { FormFields } from '#form/form-problems.ts'
import { outdate } from '../kit/cache.ts'
import { EditSheet } from '../kit/EditSheet.tsx'
import { useSaving } from '../kit/useSaving.ts'
import {
  CreateProfileLinkDocument,
  MyProfileLinksDocument,
  UpdateProfileLinkDocument,
  type MyProfileLinksQuery,
} from './FeaturedLinksScreen.generated.ts'
import { linkTypes } from './link-types.ts'

export type OwnLink = MyProfileLinksQuery['myProfileLinks'][number]

const form: FormFields = { fields: ['type', 'url'], codes: { URL_INVALID_FORMAT: 'url', NO_CHANGES_TO_UPDATE: 'url' } }

/** Adds a link, or changes `link` (D-13). Whether it is shown is switched in the list. */
export function LinkSheet({ link, onClose }: { link: OwnLink | null; onClose: () => void }) {
  const intl = useIntl()
  const saving = useSaving(form)
  const [type, setType] = useState<ProfileLinkType>(link?.type ?? 'website')
  const [url, setUrl] = useState(link?.url ?? '')
  const context = { errors: saving.errors }
  const [create] = useMutation(CreateProfileLinkDocument, {
    context,
    update(cache, { data }) {
      if (!data) return
      cache.updateQuery(
        { query: MyProfileLinksDocument },
        (kept) => kept && { myProfileLinks: [data.createProfileLink, ...kept.myProfileLinks] },
      )
      outdate(cache, 'ProfileLink')
    },
  })
  const [update] = useMutation(UpdateProfileLinkDocument, { context })

  const submit = async () => {
    const refused = problemsOf(profileLinkRules, { type, url, is_visible: true })
    const isSaved = await saving.save(refused, () =>
      link
        ? update({ variables: { updateProfileLinkInput: { id: link.id, type, url } } })
        : create({ variables: { createProfileLinkInput: { type, url } } }),
    )
    if (!isSaved) return
    showToast({ tone: 'success', text: <FormattedMessage id={link ? 'showcase.links.changed' : 'showcase.links.added'} /> })
    onClose()
  }

  return (
    <EditSheet
      title={<FormattedMessage id={link ? 'showcase.links.edit' : 'showcase.links.add'} />}
      saving={saving}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <Select
        name="type"
        label={<FormattedMessage id="showcase.links.type" />}
        options={linkTypes.map((id) => ({ id, label: intl.formatMessage({ id: `showcase.links.type.${id}` }) }))}
        value={type}
        onChange={setType}
      />
      <TextField name="url" kind="url" label={<FormattedMessage id="showcase.links.url" />} value={url} onChange={setUrl} />
    </EditSheet>
  )
}
