import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import { Badge } from '@wasla/design-system/components/Badge'
import { Button } from '@wasla/design-system/components/Button'
import { ChipGroup } from '@wasla/design-system/components/Chip/ChipGroup.tsx'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Text } from '@wasla/design-system/primitives/Text'
import { everyOf } from '@wasla/contract/common/every-of.ts'
import { useFlags } from '#services/context.ts'
import { objectiveIcon } from '#shared/programs/status/objective-icon.ts'
import { newProgramFor, objectiveNamed } from '#shared/programs/wizard/first-objective.ts'
import { programEntry } from '../program-entry.ts'
import { StepsCard } from '../StepsCard.tsx'

const stepNames = ['describe', 'publish', 'accept'] as const
const stepOf = (id: (typeof stepNames)[number]) => ({
  id,
  name: <FormattedMessage id={`firstDay.${id}`} />,
  about: <FormattedMessage id={`firstDay.${id}.about`} />,
})

const create = <FormattedMessage id="profiles.program.create" />

/** Objectives to choose from. The most common one is first and selected by default. */
const offered = everyOf<ObjectiveType>()('SALES', 'TRAFFIC', 'SIGN_UP', 'DOWNLOADS', 'LEAD_GENERATION')

/**
 * Card that explains a brand's first program in three steps and asks for the objective, the first answer of the wizard. If this version has
 * no wizard, the button is disabled and says that the wizard will come.
 */
export function FirstProgramCard() {
  const flags = useFlags()
  const [objective, setObjective] = useState<ObjectiveType>(offered[0])
  const entry = programEntry(flags.status === 'known' ? flags.flags : null)
  if (entry === 'off') return null
  return (
    <StepsCard
      title={<FormattedMessage id="firstDay.title" />}
      lead={<FormattedMessage id="firstDay.lead" />}
      steps={[stepOf('describe'), stepOf('publish'), stepOf('accept')]}
      {...(entry === 'on' && { question: <Objectives chosen={objective} onChoose={setObjective} /> })}
      action={
        entry === 'on' ? (
          <LinkButton variant="primary" iconStart="plus" href={newProgramFor(objective)}>
            {create}
          </LinkButton>
        ) : (
          <Button variant="primary" iconStart="plus" isDisabled>
            {create}
          </Button>
        )
      }
      note={
        <>
          {entry === 'soon' && <Badge variant="soon" />}
          <Text as="span" look="caption" tone="muted">
            <FormattedMessage id={entry === 'soon' ? 'firstDay.soon' : 'firstDay.effort'} />
          </Text>
        </>
      }
    />
  )
}

function Objectives({ chosen, onChoose }: { chosen: ObjectiveType; onChoose: (objective: ObjectiveType) => void }) {
  const intl = useIntl()
  const choose = (ids: readonly string[]) => {
    const named = objectiveNamed(ids[0])
    if (named) onChoose(named)
  }
  return (
    <>
      {/* This text is hidden from screen readers, because they already read it as the name of the group. */}
      <div aria-hidden>
        <Text look="label">
          <FormattedMessage id="firstDay.question" />
        </Text>
      </div>
      <ChipGroup
        label={intl.formatMessage({ id: 'firstDay.question' })}
        options={offered.map((type) => ({
          id: type,
          icon: objectiveIcon[type],
          label: <FormattedMessage id={`program.objective.${type}`} />,
        }))}
        selected={[chosen]}
        onChange={choose}
      />
    </>
  )
}
