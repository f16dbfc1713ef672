import { FormattedMessage } from 'react-intl'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { DescriptionList, type Description } from '@wasla/design-system/components/DescriptionList'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Places } from '#shared/programs/page/Places.tsx'
import { StepSection } from '../wizard/frame/StepSection.tsx'
import type { WizardProgramFragment } from '../wizard/wizard.generated.ts'

/** Details that cannot change after publishing, as text with the reason (K-30, X-02). */
export function LockedDetails({ program }: { program: WizardProgramFragment }) {
  const { date } = useFormats()
  const items: Description[] = [
    { id: 'name', name: <FormattedMessage id="programs.details.name" />, value: <Bidi>{program.name}</Bidi> },
    {
      id: 'focus',
      name: <FormattedMessage id="program.fact.focus" />,
      value: <FormattedMessage id={`program.focus.${program.programFocus}`} />,
    },
    {
      id: 'start',
      name: <FormattedMessage id="programs.details.start" />,
      value: date(new Date(startOfDay(program.startDate)), 'day'),
    },
    ...(program.endDate === null
      ? [
          {
            id: 'end',
            name: <FormattedMessage id="programs.details.end" />,
            value: <FormattedMessage id="programs.edit.noEnd" />,
          },
        ]
      : []),
    {
      id: 'places',
      name: <FormattedMessage id="programs.details.where" />,
      value: <Places type={program.launchLocationType} places={[...program.launchLocations, ...program.serviceArea]} />,
    },
    {
      id: 'joining',
      name: <FormattedMessage id="programs.details.joining" />,
      value: <FormattedMessage id={`programs.details.joining.${program.isPublic ? 'atOnce' : 'decided'}`} />,
    },
    ...(program.isVisible
      ? [
          {
            id: 'finding',
            name: <FormattedMessage id="programs.details.finding" />,
            value: <FormattedMessage id="programs.details.finding.listed" />,
          },
        ]
      : []),
    ...(program.sellOnEcommerce && program.storeLink !== null
      ? [
          {
            id: 'store',
            name: <FormattedMessage id="programs.details.storeLink" />,
            value: <Bidi>{program.storeLink}</Bidi>,
          },
        ]
      : []),
  ]
  return (
    <StepSection title={<FormattedMessage id="programs.edit.locked" />} lead={<FormattedMessage id="programs.edit.lockedWhy" />}>
      <DescriptionList items={items} />
    </StepSection>
  )
}
