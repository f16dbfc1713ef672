import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { Button } from '@wasla/design-system/components/Button'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Text } from '@wasla/design-system/primitives/Text'
import { useFlags } from '#services/context.ts'
import { newProgramPath, programEntry } from './program-entry.ts'
import { StepsCard } from './StepsCard.tsx'

const stepNames = ['describe', 'publish', 'accept'] as const
const stepOf = (id: (typeof stepNames)[number]) => ({
  id,
  name: <FormattedMessage id={`profiles.program.${id}`} />,
  about: <FormattedMessage id={`profiles.program.${id}.about`} />,
})

const create = <FormattedMessage id="profiles.program.create" />

/** A brand's first program, in three steps. While there is no wizard the button says so and leads nowhere. */
export function FirstProgramCard() {
  const flags = useFlags()
  const entry = programEntry(flags.status === 'known' ? flags.flags : null)
  if (entry === 'off') return null
  return (
    <StepsCard
      title={<FormattedMessage id="profiles.program.title" />}
      lead={<FormattedMessage id="profiles.program.lead" />}
      steps={[stepOf('describe'), stepOf('publish'), stepOf('accept')]}
      action={
        entry === 'on' ? (
          <LinkButton variant="primary" iconStart="plus" href={newProgramPath}>
            {create}
          </LinkButton>
        ) : (
          <Button variant="primary" iconStart="plus" isDisabled>
            {create}
          </Button>
        )
      }
      note={
        entry === 'soon' && (
          <>
            <Badge variant="soon" />
            <Text as="span" look="caption" tone="muted">
              <FormattedMessage id="profiles.program.soon" />
            </Text>
          </>
        )
      }
    />
  )
}
