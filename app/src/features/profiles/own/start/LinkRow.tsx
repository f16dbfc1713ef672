import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { profileLinkRules } from '@wasla/contract/showcase/rules.ts'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { checkedBy } from '#form/checked-by.ts'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { ProfileProgressDocument } from '#shared/profiles/profileProgress.generated.ts'
import { CreateProfileLinkDocument } from '#shared/showcase/createProfileLink.generated.ts'
import { OwnProfileDocument } from '../OwnProfile.generated.ts'
import { InlineField } from './InlineField.tsx'

const fields: FormFields = { fields: ['url', 'type'], codes: { URL_INVALID_FORMAT: 'url' } }
const type = 'website'

/** Row with a field for a first link. The link is stored with the type “website”, which can be changed in the settings. */
export function LinkRow() {
  const form = useForm(fields, {
    saved: { url: '' },
    check: checkedBy(profileLinkRules, ({ url }: { url: string }) => ({ type, url, is_visible: true })),
  })
  const [create] = useMutation(CreateProfileLinkDocument, {
    context: { errors: form.errors },
    /* Evicts lists of other pages from the cache, so that these pages fetch them again. */
    update: (cache) => {
      for (const fieldName of ['myProfileLinks', 'publicProfileLinks']) cache.evict({ id: 'ROOT_QUERY', fieldName })
    },
    refetchQueries: [OwnProfileDocument, ProfileProgressDocument],
    awaitRefetchQueries: true,
  })
  const add = async () => {
    const answer = await form.submit(({ url }) => create({ variables: { createProfileLinkInput: { type, url } } }))
    if (answer) showToast({ tone: 'success', text: <FormattedMessage id="profiles.start.links.saved" /> })
  }
  return (
    <InlineField
      name="url"
      kind="url"
      placeholder="https://"
      form={form}
      label={<FormattedMessage id="profiles.start.links.field" />}
      submit={<FormattedMessage id="profiles.start.links.do" />}
      value={form.draft.url}
      onChange={(url) => form.set({ url })}
      onSubmit={() => void add()}
    />
  )
}
