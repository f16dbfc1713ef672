import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { profileLimits } from '@wasla/contract/profiles/limits.ts'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import type { Problems } from '#form/check.ts'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { forgetPublicAnswers } from '#shared/profiles/forget.ts'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { UpdateProfileSettingsDocument } from '#shared/profiles/updateProfileSettings.generated.ts'
import { InlineField } from './InlineField.tsx'

const fields: FormFields = { fields: ['bio'], codes: { NO_CHANGES_TO_UPDATE: 'bio' } }

const check = ({ bio }: { bio: string }): Problems => {
  if (bio.trim() === '') return [{ path: 'bio', rule: 'required' }]
  return bio.length > profileLimits.bio ? [{ path: 'bio', rule: 'tooLong' }] : []
}

/** Field for a first bio; a longer one is written in the settings. */
export function BioRow() {
  const form = useForm(fields, { saved: { bio: '' }, check })
  const { profileId } = useSignedInViewer()
  const [update] = useMutation(UpdateProfileSettingsDocument, {
    context: { errors: form.errors },
    update: (cache) => forgetPublicAnswers(cache, profileId),
  })
  const save = async () => {
    const answer = await form.submit(({ bio }) => update({ variables: { updateProfileSettingsInput: { bio } } }))
    if (answer) showToast({ tone: 'success', text: <FormattedMessage id="profiles.start.bio.saved" /> })
  }
  return (
    <InlineField
      name="bio"
      form={form}
      label={<FormattedMessage id="profiles.about.bio" />}
      submit={<FormattedMessage id="profiles.start.bio.do" />}
      value={form.draft.bio}
      onChange={(bio) => form.set({ bio })}
      onSubmit={() => void save()}
    />
  )
}
