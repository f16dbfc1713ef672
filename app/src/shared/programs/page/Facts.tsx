import { FormattedMessage } from 'react-intl'
import { Chip } from '@wasla/design-system/components/Chip'
import { DescriptionList, type Description } from '@wasla/design-system/components/DescriptionList'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { webAddress } from '@wasla/contract/validation/web-address.ts'
import type { PageProgram } from './page-program.ts'
import type { ProgramSteps } from './program-steps.ts'
import { Places } from './Places.tsx'
import { useDates } from './useDates.ts'
import * as styles from './page.css.ts'

type FactsProps = { program: PageProgram; steps: Pick<ProgramSteps, 'payoutFrequency' | 'objectives'> }

/** Shows a program's objective, focus, dates and places, its payout frequency, and what counts if codes do. */
export function Facts({ program, steps: { payoutFrequency, objectives } }: FactsProps) {
  const countsBy = objectives?.countsBy
  const dates = useDates(program)
  const items: Description[] = [
    ...(program.objectiveType === null
      ? []
      : [
          {
            id: 'objective',
            name: <FormattedMessage id="program.fact.objective" />,
            value: <FormattedMessage id={`program.objectiveAndUnit.${program.objectiveType}`} />,
          },
        ]),
    ...(countsBy === undefined
      ? []
      : [
          {
            id: 'countsBy',
            name: <FormattedMessage id="program.fact.countsBy" />,
            value: <FormattedMessage id={`program.countsBy.${countsBy}`} />,
          },
        ]),
    {
      id: 'focus',
      name: <FormattedMessage id="program.fact.focus" />,
      value: <FormattedMessage id={`program.focus.${program.programFocus}`} />,
    },
    {
      id: 'dates',
      name: <FormattedMessage id="program.fact.dates" />,
      value: dates,
    },
    {
      id: 'places',
      name: <FormattedMessage id="program.fact.places" />,
      value: <Places type={program.launchLocationType} places={program.places} />,
    },
    ...(payoutFrequency === null
      ? []
      : [
          {
            id: 'payout',
            name: <FormattedMessage id="program.fact.payout" />,
            value: <FormattedMessage id={`program.payout.${payoutFrequency}`} />,
          },
        ]),
  ]
  return <DescriptionList look="tiles" items={items} />
}

/** Shows a brand's additional offers as chips: paid placements (K-11) and the brand's web shop. */
export function Offers({ program }: { program: PageProgram }) {
  const shop = program.sellOnEcommerce && program.storeLink !== null ? webAddress(program.storeLink) : null
  if (!program.openToPlacement && shop === null) return null
  return (
    <div className={styles.chips}>
      {program.openToPlacement && (
        <Chip icon="handshake">
          <FormattedMessage id="program.offer.placement" />
        </Chip>
      )}
      {shop !== null && (
        <TextLink href={shop} isStandalone isExternal>
          <FormattedMessage id="program.offer.shop" />
        </TextLink>
      )}
    </div>
  )
}
