import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { profileLinkRules } from '@wasla/contract/showcase/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import type { FormFields } from '#form/form-problems.ts'
import { useSaving } from '#features/showcase/kit/useSaving.ts'
import { CreateProfileLinkDocument } from '#features/showcase/links/FeaturedLinksScreen.generated.ts'
import { ProfileProgressDocument } from '../../home/ProgressCard.generated.ts'
import { OwnProfileDocument } from '../OwnProfile.generated.ts'
import { InlineField } from './InlineField.tsx'

const form: FormFields = { fields: ['url', 'type'], codes: { URL_INVALID_FORMAT: 'url' } }
const type = 'website'

/** A first link, added where links are missing. It counts as a website; its kind is changed in the settings. */
export function LinkRow() {
  const saving = useSaving(form)
  const [url, setUrl] = useState('')
  const [create] = useMutation(CreateProfileLinkDocument, {
    context: { errors: saving.errors },
    /* Lists that are not on this page are asked for anew where they are next shown. */
    update: (cache) => {
      for (const fieldName of ['myProfileLinks', 'publicProfileLinks']) cache.evict({ id: 'ROOT_QUERY', fieldName })
    },
    refetchQueries: [OwnProfileDocument, ProfileProgressDocument],
    awaitRefetchQueries: true,
  })
  const add = async () => {
    const refused = problemsOf(profileLinkRules, { type, url, is_visible: true })
    const isAdded = await saving.save(refused, () => create({ variables: { createProfileLinkInput: { type, url } } }))
    if (isAdded) showToast({ tone: 'success', text: <FormattedMessage id="profiles.start.links.saved" /> })
  }
  return (
    <InlineField
      name="url"
      kind="url"
      placeholder="https://"
      saving={saving}
      label={<FormattedMessage id="profiles.start.links.field" />}
      submit={<FormattedMessage id="profiles.start.links.do" />}
      value={url}
      onChange={setUrl}
      onSubmit={() => void add()}
    />
  )
}
