import { FormattedMessage, useIntl } from 'react-intl'
import { programLimits } from '@wasla/contract/programs/limits.ts'
import { Checkbox } from '@wasla/design-system/components/Checkbox'
import { LazyDatePicker } from '@wasla/design-system/components/DatePicker/LazyDatePicker.tsx'
import { TextArea } from '@wasla/design-system/components/TextArea'
import { CoverField } from '../wizard/details/CoverField.tsx'
import { FindingField } from '../wizard/details/FindingField.tsx'
import { SeasonsPart } from '../wizard/details/SeasonsPart.tsx'
import { useDetails } from '../wizard/details/useDetails.ts'
import { StepFrame } from '../wizard/frame/StepFrame.tsx'
import { StepSection } from '../wizard/frame/StepSection.tsx'
import { useTermsQuestion } from '../terms/useTermsQuestion.tsx'
import { LazyPreview } from '../wizard/preview/LazyPreview.tsx'
import type { WizardProgramFragment } from '../wizard/wizard.generated.ts'
import { LockedDetails } from './LockedDetails.tsx'

/**
 * Form for the details of a published program that may still change (K-30, X-02). Cover, description and placements can change. The end can
 * move to a later day or be removed. A program that is not listed in Discover can be listed, but a listed program stays listed.
 */
export function EditDetailsForm({ program }: { program: WizardProgramFragment }) {
  const intl = useIntl()
  const { form, today, save } = useDetails(program)
  const { draft, set } = form
  const savedEnd = program.endDate
  const { onSave, dialog } = useTermsQuestion({
    save,
    validate: form.validate,
    terms: {
      before: { endDate: savedEnd, description: program.description, guidelines: null },
      after: { endDate: draft.endDate, description: draft.description, guidelines: null },
    },
  })
  const labels = {
    coverImage: intl.formatMessage({ id: 'programs.details.cover' }),
    description: intl.formatMessage({ id: 'programs.details.description' }),
    endDate: intl.formatMessage({ id: 'programs.details.end' }),
    isVisible: intl.formatMessage({ id: 'programs.details.finding' }),
    openToPlacement: intl.formatMessage({ id: 'programs.details.placement' }),
  }
  return (
    <StepFrame form={form} labels={labels} onSave={onSave} preview={<LazyPreview details={draft} />}>
      <StepSection title={<FormattedMessage id="programs.edit.look" />}>
        <CoverField seed={program.id} saved={program.coverImage ?? null} value={draft.cover} onChange={(cover) => set({ cover })} />
        <TextArea
          name="description"
          label={labels.description}
          hint={<FormattedMessage id="programs.details.descriptionHint" />}
          counter={{ limit: programLimits.description.most }}
          value={draft.description}
          onChange={(description) => set({ description })}
        />
        <Checkbox
          name="openToPlacement"
          isSelected={draft.openToPlacement}
          onChange={(openToPlacement) => set({ openToPlacement })}
          hint={<FormattedMessage id="programs.details.placementHint" />}
        >
          {labels.openToPlacement}
        </Checkbox>
      </StepSection>
      {savedEnd !== null && (
        <StepSection title={<FormattedMessage id="programs.details.when" />}>
          <LazyDatePicker
            name="endDate"
            isOptional
            label={labels.endDate}
            hint={<FormattedMessage id="programs.edit.endHint" />}
            today={today}
            unavailableReason={(day) => (day < savedEnd ? intl.formatMessage({ id: 'field.laterDate' }) : null)}
            value={draft.endDate}
            onChange={(endDate) => set({ endDate })}
          />
          <SeasonsPart
            start={draft.startDate}
            end={draft.endDate}
            mayEnd={(day) => day >= savedEnd}
            onEnd={(endDate) => set({ endDate })}
          />
        </StepSection>
      )}
      {!program.isVisible && (
        <StepSection title={labels.isVisible} lead={<FormattedMessage id="programs.edit.findingLead" />}>
          <FindingField isVisible={draft.isVisible} onChange={(isVisible) => set({ isVisible })} />
        </StepSection>
      )}
      <LockedDetails program={program} />
      {dialog}
    </StepFrame>
  )
}
