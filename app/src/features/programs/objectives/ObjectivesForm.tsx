import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ImpactObjectives } from '@wasla/contract/programs/step-data.ts'
import { countsByWays } from '@wasla/contract/programs/counts-by.ts'
import { objectiveTypes } from '@wasla/contract/programs/types.ts'
import { Card } from '@wasla/design-system/components/Card'
import { RadioGroup } from '@wasla/design-system/components/RadioGroup'
import { RadioCards } from '@wasla/design-system/components/SelectableCard'
import { TextField } from '@wasla/design-system/components/TextField'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { lazyCheck } from '#form/lazy-check.ts'
import { randomToken } from '#platform/random.ts'
import { useServices } from '#services/context.ts'
import { objectiveIcon } from '#shared/programs/status/objective-icon.ts'
import { firstObjective } from '#shared/programs/wizard/first-objective.ts'
import { EstimateCard } from '../estimate/EstimateCard.tsx'
import { useEstimate } from '../estimate/useEstimate.ts'
import { StepFrame } from '../wizard/frame/StepFrame.tsx'
import type { StepFormProps } from '../wizard/step/step-form.ts'
import { useStep } from '../wizard/step/useStep.ts'
import { cashOf } from './draft-goals.ts'
import { Milestones } from './Milestones.tsx'
import { objectivesDraftOf, objectivesInputOf, type ObjectivesDraft } from './objectives-draft.ts'
import { objectivesFields, objectivesLabels } from './objectives-fields.ts'
import { PathPreview } from './PathPreview.tsx'

/** Returns a draft as the input type. The rules check that it is complete before it is sent. */
const dataOf = (draft: ObjectivesDraft) => objectivesInputOf(draft) as ImpactObjectives

/**
 * Step 4: the objective, the landing page, what counts, and the milestones with their rewards (K-15 to K-17). The path and the estimate are updated with
 * every key.
 */
export function ObjectivesForm({ program, data }: StepFormProps) {
  const intl = useIntl()
  const { number } = useFormats()
  const [firstId] = useState(randomToken)
  const [milestones, setMilestones] = useState<ObjectivesDraft['milestones'] | null>(null)
  const { tabBox } = useServices()
  const saved = objectivesDraftOf(data ?? { objectiveType: firstObjective.read(tabBox, program.id) }, firstId, number)
  const { form, save } = useStep({
    program,
    type: 'IMPACT_OBJECTIVES',
    fields: objectivesFields(milestones ?? saved.milestones),
    saved,
    dataOf,
    check: lazyCheck(
      () => import('./objectives-check.ts'),
      (rules, draft: ObjectivesDraft) => rules.check(draft),
    ),
  })
  const { draft } = form
  const { crowd, hasFailed, onRetry } = useEstimate(program.id)
  return (
    <StepFrame
      form={form}
      onSave={save}
      labels={objectivesLabels(draft.milestones, (id, place) => intl.formatMessage({ id: `programs.objectives.${id}` }, { place }))}
    >
      <Card as="section" isPadded>
        <Stack gap="lg">
          <RadioCards
            name="objectiveType"
            label={<FormattedMessage id="programs.objectives.objective" />}
            options={objectiveTypes.map((type) => ({
              id: type,
              icon: objectiveIcon[type],
              label: <FormattedMessage id={`program.objective.${type}`} />,
              description: <FormattedMessage id={`programs.objectives.about.${type}`} />,
            }))}
            value={draft.objectiveType}
            onChange={(objectiveType) => form.set({ objectiveType })}
          />
          <TextField
            name="trackingUrl"
            kind="url"
            label={<FormattedMessage id="programs.objectives.trackingUrl" />}
            placeholder="https://"
            hint={
              <FormattedMessage
                id="programs.objectives.trackingUrl.hint"
                values={{ https: <Ltr>{'https'}</Ltr>, macro: <Ltr>{'{click_id}'}</Ltr> }}
              />
            }
            value={draft.trackingUrl}
            onChange={(trackingUrl) => form.set({ trackingUrl })}
          />
          {draft.objectiveType !== null && draft.objectiveType !== 'TRAFFIC' && (
            <RadioGroup
              name="countsBy"
              label={<FormattedMessage id="programs.objectives.countsBy" />}
              hint={<FormattedMessage id="programs.objectives.countsBy.hint" />}
              options={countsByWays.map((way) => ({ id: way, label: <FormattedMessage id={`program.countsBy.${way}`} /> }))}
              value={draft.countsBy}
              onChange={(countsBy) => form.set({ countsBy })}
            />
          )}
        </Stack>
      </Card>
      <Card as="section" isPadded>
        <Stack gap="sm">
          <Milestones
            milestones={draft.milestones}
            objectiveType={draft.objectiveType}
            onChange={(next) => {
              setMilestones(next)
              form.set({ milestones: next })
            }}
          />
        </Stack>
      </Card>
      <Card as="section" isPadded>
        <PathPreview milestones={draft.milestones} objectiveType={draft.objectiveType} />
      </Card>
      <EstimateCard perParticipant={cashOf(draft.milestones)} crowd={crowd} hasFailed={hasFailed} onRetry={onRetry} />
    </StepFrame>
  )
}
