import { useState } from 'react'
import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { profileLimits } from '@wasla/contract/profiles/limits.ts'
import { Button } from '@wasla/design-system/components/Button'
import { ChipGroup } from '@wasla/design-system/components/Chip/ChipGroup.tsx'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Text } from '@wasla/design-system/primitives/Text'
import type { FormFields } from '#form/form-problems.ts'
import { useDirtyReport } from '#form/useDirtyReport.ts'
import { isSameValue } from '#form/same-value.ts'
import { useForm } from '#form/useForm.ts'
import { forgetFits } from '#shared/programs/join/forget-fits.ts'
import { forgetPublicAnswers } from '#shared/profiles/forget.ts'
import { Section } from '../Section.tsx'
import { SettingsForm } from '../SettingsForm.tsx'
import { useFreshOnReturn } from '../useFreshOnReturn.ts'
import { InterestsSettingsDocument, UpdateProfileInterestsDocument, type InterestsSettingsQuery } from './InterestsForm.generated.ts'
import { inSight } from './in-sight.ts'
import * as styles from './InterestsForm.css.ts'

const fields: FormFields = { fields: [] }

type InterestsFormProps = {
  profileId: string
  /** Called with true while there are unsaved choices. */
  onDirty: (isDirty: boolean) => void
}

/** Form for up to five interests of a profile, in the order in which they are chosen. It is saved on its own (S1 §5). */
export function InterestsForm(props: InterestsFormProps) {
  const { data, error, loading, refetch } = useQuery(InterestsSettingsDocument, { context: { errors: 'mine' } })
  useFreshOnReturn(InterestsSettingsDocument)
  if (data) return <Chosen {...props} data={data} />
  return (
    <Section title={<FormattedMessage id="settings.interests.title" />}>
      {error ? (
        <ErrorState
          level={3}
          title={<FormattedMessage id="settings.interests.failed" />}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      ) : (
        <Skeleton>
          <SkeletonBlock shape="control" />
          <SkeletonBlock shape="control" />
        </Skeleton>
      )}
    </Section>
  )
}

function Chosen({ profileId, onDirty, data }: InterestsFormProps & { data: InterestsSettingsQuery }) {
  const intl = useIntl()
  const saved = data.myProfileInterests.map(({ id }) => id)
  const form = useForm<{ interests: readonly string[] }>(fields, { saved: { interests: saved }, isSame: isSameValue })
  const chosen = form.draft.interests
  useDirtyReport(form.isDirty, onDirty)
  const [isWhole, setWhole] = useState(false)
  const all = data.getInterests.data
  const shown = isWhole ? all : inSight(all, saved)
  const [update] = useMutation(UpdateProfileInterestsDocument, {
    context: { errors: form.errors },
    update(cache, { data: answer }) {
      if (!answer) return
      const { interests } = answer.updateProfileInterests
      cache.modify({
        fields: {
          myProfileInterests: (_before, { toReference }) => interests.flatMap((one) => toReference(cache.identify(one) ?? '') ?? []),
        },
      })
      forgetPublicAnswers(cache, profileId)
      forgetFits(cache)
    },
  })

  const save = async () => {
    const answer = await form.submit(({ interests }) => update({ variables: { interests: [...interests] } }))
    if (!answer?.data) return
    form.forgetSent()
    showToast({ tone: 'success', text: <FormattedMessage id="settings.interests.saved" /> })
  }
  const title = intl.formatMessage({ id: 'settings.interests.title' })

  return (
    <SettingsForm aria-label={title} form={form} onSave={() => void save()}>
      <Section
        title={title}
        end={
          <Text as="span" look="caption" tone="muted">
            <FormattedMessage id="settings.interests.count" values={{ used: chosen.length, limit: profileLimits.interests }} />
          </Text>
        }
      >
        <div className={styles.choices}>
          <ChipGroup
            label={title}
            selectionMode="multiple"
            limit={profileLimits.interests}
            options={shown.map(({ id, name }) => ({ id, label: name }))}
            selected={chosen}
            onChange={(interests) => form.set({ interests })}
          />
          {shown.length < all.length && (
            <Button variant="quiet" size="small" onPress={() => setWhole(true)}>
              <FormattedMessage id="settings.interests.all" values={{ count: all.length }} />
            </Button>
          )}
        </div>
      </Section>
    </SettingsForm>
  )
}
