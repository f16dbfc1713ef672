import { FormattedMessage, useIntl } from 'react-intl'
import type { ReactNode } from 'react'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import { Stat, type StatProps } from '@wasla/design-system/components/Stat'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { oneIn, perEach, reader, returnOf, unitMetrics, type Metric } from '#shared/results/figures.ts'
import * as styles from '#shared/results/results.css.ts'

type KeyNumbersProps = {
  metrics: readonly Metric[]
  objectiveType: ObjectiveType
  participants: number
  /** Number of rewards earned in the range. */
  rewards: number
}
type Tile = { id: string; label: ReactNode; value: number | null; figure?: StatProps['figure']; hint?: ReactNode }

/** The owner's key figures (O-01), each with the numbers that it is computed from. The objective decides which figures are shown. */
export function KeyNumbers({ metrics, objectiveType, participants, rewards }: KeyNumbersProps) {
  const intl = useIntl()
  const { money } = useFormats()
  const read = reader(metrics)
  const { unit, cost } = unitMetrics[objectiveType]
  const isTraffic = unit === 'CLICKS'
  const isSales = objectiveType === 'SALES'
  const visitors = read('UNIQUE_VISITORS')
  const visitorHint = visitors !== null && visitors > 0 && <FormattedMessage id="performance.visitors" values={{ count: visitors }} />
  const joined = <FormattedMessage id="performance.participants" values={{ count: participants }} />
  const times = oneIn(read('CONVERSION_RATE'))
  const spend = isSales && (read('RETURN_ON_SPEND') ?? 0) > 0 ? Math.round((read('REVENUE') ?? 0) / (read('RETURN_ON_SPEND') ?? 1)) : null

  const tiles: Tile[] = [
    ...(isSales
      ? [
          {
            id: 'revenue',
            label: <FormattedMessage id="performance.revenue" />,
            value: read('REVENUE'),
            figure: 'price' as const,
            hint: (read(unit) ?? 0) > 0 && (
              <FormattedMessage id="performance.perOrder" values={{ amount: money(Math.round(read('AVERAGE_ORDER') ?? 0)) }} />
            ),
          },
        ]
      : []),
    ...(isTraffic
      ? []
      : [{ id: 'unit', label: intl.formatMessage({ id: `results.units.${objectiveType}` }), value: read(unit), hint: joined }]),
    {
      id: 'clicks',
      label: <FormattedMessage id="results.validClicks" />,
      value: read('CLICKS'),
      hint: isTraffic ? joined : visitorHint || undefined,
    },
    ...(isTraffic ? [{ id: 'visitors', label: <FormattedMessage id="performance.visitorsLabel" />, value: visitors }] : []),
    ...(isTraffic
      ? []
      : [
          {
            id: 'rate',
            label: <FormattedMessage id="performance.rate" />,
            value: perEach(read, 'CONVERSION_RATE', 'CLICKS'),
            figure: 'share' as const,
            hint: times !== null && <FormattedMessage id="performance.oneIn" values={{ count: times }} />,
          },
        ]),
    ...(isSales
      ? [
          {
            id: 'return',
            label: <FormattedMessage id="performance.return" />,
            value: returnOf(read, rewards),
            figure: 'times' as const,
            hint: spend !== null && <FormattedMessage id="performance.spend" values={{ amount: money(spend, 'price') }} />,
          },
        ]
      : []),
    ...(cost !== null && objectiveType !== 'SALES'
      ? [
          {
            id: 'cost',
            label: intl.formatMessage({ id: `performance.cost.${objectiveType}` }),
            value: perEach(read, cost, unit),
            figure: 'money' as const,
          },
        ]
      : []),
  ]
  return (
    <section className={styles.tiles} aria-label={intl.formatMessage({ id: 'performance.numbers' })}>
      {tiles.map(({ id, ...tile }, at) => (
        <div key={id} className={at === 0 && tiles.length % 2 === 1 ? styles.wideTile : styles.keyTile}>
          <Stat {...tile} paper="sunken" />
        </div>
      ))}
    </section>
  )
}
