import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ParticipantCriteria } from '@wasla/contract/programs/step-data.ts'
import { criteriaPlatforms } from '@wasla/contract/programs/types.ts'
import { Checkbox } from '@wasla/design-system/components/Checkbox'
import { CheckboxCards } from '@wasla/design-system/components/SelectableCard/CheckboxCards.tsx'
import { PlatformIcon } from '@wasla/design-system/icons/PlatformIcon.tsx'
import { individualTypes } from '@wasla/contract/profiles/types.ts'
import { lazyCheck } from '#form/lazy-check.ts'
import { markOf } from '#shared/social/platforms.ts'
import { useStatedPlatformName } from '#shared/social/usePlatformName.ts'
import { InterestsField } from '../fields/InterestsField.tsx'
import { PlacesField } from '../fields/PlacesField.tsx'
import { StepFrame } from '../frame/StepFrame.tsx'
import { StepSection } from '../frame/StepSection.tsx'
import { LazyPreview } from '../preview/LazyPreview.tsx'
import type { StepFormProps } from '../step/step-form.ts'
import { useStep } from '../step/useStep.ts'
import { dataOf, draftOf, thresholdFields, withThreshold, type CriteriaDraft } from './criteria-draft.ts'
import { fieldsOfCriteria } from './criteria-fields.ts'
import { MatchCount } from './MatchCount.tsx'
import { PlatformFields } from './PlatformFields.tsx'
import * as styles from './Criteria.css.ts'

const check = lazyCheck(
  () => import('./participant-criteria-check.ts'),
  (rules, draft: CriteriaDraft) => rules.check(draft),
)

/**
 * Form for the criteria that participants must meet (K-13), with the number of profiles that match. The number is updated while the
 * criteria are typed.
 */
export function ParticipantCriteriaForm({ program, data }: StepFormProps) {
  const intl = useIntl()
  const platformName = useStatedPlatformName()
  const saved = draftOf(data as ParticipantCriteria | null)
  /* `fields` contains all fields that may exist. Which of them exist depends on the draft, which is known only inside the form. */
  const { form, save } = useStep({ program, type: 'PARTICIPANT_CRITERIA', fields: fieldsOfCriteria, saved, dataOf, check })
  const { draft, set } = form
  const [typing, setTyping] = useState<CriteriaDraft['thresholds'] | null>(null)
  const counted = dataOf({ ...draft, thresholds: typing ?? draft.thresholds })

  const labels: Record<string, string> = {
    platforms: intl.formatMessage({ id: 'programs.criteria.platforms' }),
    ...Object.fromEntries(
      thresholdFields(draft).map(({ name, platform, key }) => [
        name,
        intl.formatMessage(
          { id: 'programs.criteria.ofPlatform' },
          {
            platform: platformName(platform),
            field: intl.formatMessage({
              id: key === 'minFollowers' ? 'programs.criteria.minFollowers' : otherLabel(name),
            }),
          },
        ),
      ]),
    ),
    profileTypes: intl.formatMessage({ id: 'programs.criteria.types' }),
    locations: intl.formatMessage({ id: 'programs.criteria.locations' }),
    interests: intl.formatMessage({ id: 'programs.criteria.interests' }),
    licensedOnly: intl.formatMessage({ id: 'programs.criteria.licensed' }),
  }

  return (
    <StepFrame form={form} labels={labels} onSave={save} preview={<LazyPreview steps={{ participantCriteria: counted }} />}>
      <StepSection title={labels['platforms']} lead={<FormattedMessage id="programs.criteria.platformsLead" />}>
        <CheckboxCards
          name="platforms"
          layout="row"
          label={<FormattedMessage id="programs.criteria.choosePlatforms" />}
          options={criteriaPlatforms.map((id) => {
            const mark = markOf(id)
            return {
              id,
              label: (
                <span className={styles.choice}>
                  {mark && <PlatformIcon platform={mark} size="small" />}
                  {platformName(id)}
                </span>
              ),
            }
          })}
          value={draft.platforms}
          onChange={(platforms) => set({ platforms })}
        />
        {draft.platforms.length > 0 && (
          <div className={styles.platforms}>
            {draft.platforms.map((platform, at) => (
              <PlatformFields
                key={platform}
                platform={platform}
                at={at}
                value={draft.thresholds[platform]}
                onType={(change) => setTyping(withThreshold({ thresholds: typing ?? draft.thresholds }, platform, change))}
                onChange={(change) => {
                  setTyping(null)
                  set({ thresholds: withThreshold(draft, platform, change) })
                }}
              />
            ))}
          </div>
        )}
      </StepSection>
      <StepSection title={<FormattedMessage id="programs.criteria.people" />}>
        <CheckboxCards
          name="profileTypes"
          layout="row"
          label={labels['profileTypes']}
          options={individualTypes.map((id) => ({ id, label: <FormattedMessage id={`programs.criteria.type.${id}`} /> }))}
          value={draft.profileTypes}
          onChange={(profileTypes) => set({ profileTypes })}
        />
        <PlacesField
          kind="countriesAndAreas"
          name="locations"
          isOptional
          label={labels['locations'] ?? ''}
          hint={<FormattedMessage id="programs.criteria.locationsHint" />}
          value={draft.locations}
          onChange={(locations) => set({ locations })}
        />
        <InterestsField
          isOptional
          label={labels['interests'] ?? ''}
          hint={<FormattedMessage id="programs.criteria.interestsHint" />}
          value={draft.interests}
          onChange={(interests) => set({ interests })}
        />
        <Checkbox
          name="licensedOnly"
          isSelected={draft.licensedOnly}
          onChange={(licensedOnly) => set({ licensedOnly })}
          hint={<FormattedMessage id="programs.criteria.licensedHint" />}
        >
          {labels['licensedOnly']}
        </Checkbox>
      </StepSection>
      <MatchCount criteria={counted} />
    </StepFrame>
  )
}

const otherLabel = (name: string) =>
  name.endsWith('minEngagement') ? ('programs.criteria.minEngagement' as const) : ('programs.criteria.minViews' as const)
