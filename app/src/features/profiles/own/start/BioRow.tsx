import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { profileLimits } from '@wasla/contract/profiles/limits.ts'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import type { FormFields } from '#form/form-problems.ts'
import { forgetShown } from '#features/settings/forget.ts'
import { UpdateProfileSettingsDocument } from '#features/settings/profile/ProfileScreen.generated.ts'
import { useSaving } from '#features/showcase/kit/useSaving.ts'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { InlineField } from './InlineField.tsx'

const form: FormFields = { fields: ['bio'], codes: { NO_CHANGES_TO_UPDATE: 'bio' } }

/** A first bio, written where it is missing; a longer one is written in the settings. */
export function BioRow() {
  const saving = useSaving(form)
  const { profileId } = useSignedInViewer()
  const [bio, setBio] = useState('')
  const [update] = useMutation(UpdateProfileSettingsDocument, {
    context: { errors: saving.errors },
    update: (cache) => forgetShown(cache, profileId),
  })
  const save = async () => {
    const rule = bio.trim() === '' ? 'required' : bio.length > profileLimits.bio ? 'tooLong' : null
    const refused = rule ? [{ path: 'bio', rule } as const] : []
    const isSaved = await saving.save(refused, () => update({ variables: { updateProfileSettingsInput: { bio } } }))
    if (isSaved) showToast({ tone: 'success', text: <FormattedMessage id="profiles.start.bio.saved" /> })
  }
  return (
    <InlineField
      name="bio"
      saving={saving}
      label={<FormattedMessage id="profiles.about.bio" />}
      submit={<FormattedMessage id="profiles.start.bio.do" />}
      value={bio}
      onChange={setBio}
      onSubmit={() => void save()}
    />
  )
}
