import { FormattedMessage, useIntl } from 'react-intl'
import { programLimits } from '@wasla/contract/programs/limits.ts'
import type { TargetCriteria } from '@wasla/contract/programs/step-data.ts'
import { audienceGenders } from '@wasla/contract/programs/types.ts'
import { RadioCards } from '@wasla/design-system/components/SelectableCard'
import { TextArea } from '@wasla/design-system/components/TextArea'
import type { FormFields } from '#form/form-problems.ts'
import { lazyCheck } from '#form/lazy-check.ts'
import { PlacesField } from '../fields/PlacesField.tsx'
import { WholeInterestsField } from '../fields/WholeInterestsField.tsx'
import { StepFrame } from '../frame/StepFrame.tsx'
import { StepSection } from '../frame/StepSection.tsx'
import { LazyPreview } from '../preview/LazyPreview.tsx'
import type { StepFormProps } from '../step/step-form.ts'
import { useStep } from '../step/useStep.ts'

const fields: FormFields = {
  fields: ['audienceProfile', 'audienceDrive', 'gender', 'interests', 'nationalities', 'locations'],
  /* A problem of one chosen item is shown at the choice of all items. */
  at: (path) => path.split('.')[0] ?? path,
}

const empty: TargetCriteria = {
  audienceProfile: '',
  audienceDrive: '',
  gender: 'NO_PREFERENCE',
  interests: [],
  nationalities: [],
  locations: [],
}

const dataOf = (draft: TargetCriteria): TargetCriteria => draft
const check = lazyCheck(
  () => import('./target-criteria-check.ts'),
  (rules, draft: TargetCriteria) => rules.check(draft),
)
const counter = { limit: programLimits.audienceText.most }

/** Form for the audience that participants should reach (K-14). Both texts are optional. */
export function TargetCriteriaForm({ program, data }: StepFormProps) {
  const intl = useIntl()
  const saved = (data as TargetCriteria | null) ?? empty
  const { form, save } = useStep({ program, type: 'TARGET_CRITERIA', fields, saved, dataOf, check })
  const { draft, set } = form
  const labels = {
    audienceProfile: intl.formatMessage({ id: 'programs.target.profile' }),
    audienceDrive: intl.formatMessage({ id: 'programs.target.drive' }),
    gender: intl.formatMessage({ id: 'programs.target.gender' }),
    interests: intl.formatMessage({ id: 'programs.target.interests' }),
    nationalities: intl.formatMessage({ id: 'programs.target.nationalities' }),
    locations: intl.formatMessage({ id: 'programs.target.locations' }),
  }
  return (
    <StepFrame form={form} labels={labels} onSave={save} preview={<LazyPreview steps={{ targetCriteria: draft }} />}>
      <StepSection title={<FormattedMessage id="programs.target.who" />}>
        <TextArea
          name="audienceProfile"
          isOptional
          label={labels.audienceProfile}
          hint={<FormattedMessage id="programs.target.profileHint" />}
          counter={counter}
          value={draft.audienceProfile}
          onChange={(audienceProfile) => set({ audienceProfile })}
        />
        <TextArea
          name="audienceDrive"
          isOptional
          label={labels.audienceDrive}
          hint={<FormattedMessage id="programs.target.driveHint" />}
          counter={counter}
          value={draft.audienceDrive}
          onChange={(audienceDrive) => set({ audienceDrive })}
        />
        <RadioCards
          name="gender"
          layout="row"
          label={labels.gender}
          options={audienceGenders.map((id) => ({ id, label: <FormattedMessage id={`programs.target.gender.${id}`} /> }))}
          value={draft.gender}
          onChange={(gender) => set({ gender })}
        />
      </StepSection>
      <StepSection title={<FormattedMessage id="programs.target.where" />}>
        <WholeInterestsField
          name="interests"
          label={labels.interests}
          hint={<FormattedMessage id="programs.target.interestsHint" />}
          value={draft.interests}
          onChange={(interests) => set({ interests })}
        />
        <PlacesField
          kind="countries"
          name="nationalities"
          isOptional
          label={labels.nationalities}
          value={draft.nationalities}
          onChange={(nationalities) => set({ nationalities })}
        />
        <PlacesField
          kind="countriesAndAreas"
          name="locations"
          isOptional
          label={labels.locations}
          value={draft.locations}
          onChange={(locations) => set({ locations })}
        />
      </StepSection>
    </StepFrame>
  )
}
