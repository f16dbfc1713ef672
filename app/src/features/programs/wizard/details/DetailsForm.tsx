import { FormattedMessage, useIntl } from 'react-intl'
import { programLimits } from '@wasla/contract/programs/limits.ts'
import { TextArea } from '@wasla/design-system/components/TextArea'
import { TextField } from '@wasla/design-system/components/TextField'
import { StepFrame } from '../frame/StepFrame.tsx'
import { StepSection } from '../frame/StepSection.tsx'
import { LazyPreview } from '../preview/LazyPreview.tsx'
import type { FirstStepProps } from '../step/step-form.ts'
import { AccessFields } from './AccessFields.tsx'
import { CoverField } from './CoverField.tsx'
import { DatesFields } from './DatesFields.tsx'
import { OfferFields } from './OfferFields.tsx'
import { LaunchFields } from './LaunchFields.tsx'
import { useDetails } from './useDetails.ts'

/** The first step (K-09): name, description and cover, dates and places, and who can find and join the program. */
export function DetailsForm({ program }: FirstStepProps) {
  const intl = useIntl()
  const { form, today, save } = useDetails(program)
  const { draft, set } = form
  const labels = {
    coverImage: intl.formatMessage({ id: 'programs.details.cover' }),
    name: intl.formatMessage({ id: 'programs.details.name' }),
    description: intl.formatMessage({ id: 'programs.details.description' }),
    programFocus: intl.formatMessage({ id: 'programs.details.focus' }),
    storeLink: intl.formatMessage({ id: 'programs.details.storeLink' }),
    startDate: intl.formatMessage({ id: 'programs.details.start' }),
    endDate: intl.formatMessage({ id: 'programs.details.end' }),
    launchLocationType: intl.formatMessage({ id: 'programs.details.where' }),
    launchLocationIds: intl.formatMessage({
      id: draft.launchLocationType === 'REGIONS' ? 'programs.details.regions' : 'programs.details.countries',
    }),
    serviceAreaIds: intl.formatMessage({ id: 'programs.details.areas' }),
    isPublic: intl.formatMessage({ id: 'programs.details.joining' }),
    isVisible: intl.formatMessage({ id: 'programs.details.finding' }),
  }
  return (
    <StepFrame form={form} labels={labels} onSave={save} preview={<LazyPreview details={draft} />}>
      <StepSection title={<FormattedMessage id="programs.details.look" />}>
        <CoverField
          seed={program?.id ?? 'new'}
          saved={program?.coverImage ?? null}
          value={draft.cover}
          onChange={(cover) => set({ cover })}
        />
        <TextField
          name="name"
          label={labels.name}
          hint={<FormattedMessage id="programs.details.nameHint" />}
          counter={{ limit: programLimits.name.most }}
          value={draft.name}
          onChange={(name) => set({ name })}
        />
        <TextArea
          name="description"
          label={labels.description}
          hint={<FormattedMessage id="programs.details.descriptionHint" />}
          counter={{ limit: programLimits.description.most }}
          value={draft.description}
          onChange={(description) => set({ description })}
        />
      </StepSection>
      <OfferFields draft={draft} set={set} />
      <DatesFields draft={draft} set={set} today={today} saved={program} />
      <LaunchFields draft={draft} set={set} />
      <AccessFields draft={draft} set={set} />
    </StepFrame>
  )
}
