import { useId, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { paymentRecordLimits as limits } from '@wasla/contract/payment-record/limits.ts'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { useProductName } from '#services/useProductName.ts'
import * as sections from '../sections.css.ts'
import { ShareCell, TimesCell } from './cells.tsx'
import type { ShownRecord } from './figures.ts'
import * as styles from './Record.css.ts'

/** Writes a part of a whole: “40 of 61”. */
const partOf = (hits: number, count: number): ReactNode => <FormattedMessage id="record.part" values={{ hits, count }} />

/**
 * How a brand pays its participants and answers them, with the formula of each figure (Y-45). Everybody sees the same, also the brand
 * itself.
 */
export function PaymentRecord({ record }: { record: ShownRecord }) {
  const id = useId()
  const { date } = useFormats()
  const product = useProductName()
  const { payouts, takenBack, results, answers, accepted, reviews } = record
  return (
    <section id="payment-record" className={sections.part} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={2} look="title" id={id}>
          <FormattedMessage id="record.title" />
        </Heading>
        <Text tone="muted">
          <FormattedMessage
            id="record.source"
            values={{
              product,
              since: date(new Date(startOfDay(record.since)), 'month'),
              until: date(new Date(record.computedAt), 'month'),
            }}
          />
        </Text>
      </div>
      <div className={styles.record}>
        <TimesCell name="payouts" times={payouts} isLead />
        <ShareCell
          name="takenBack"
          share={takenBack}
          more={
            results.hits === null
              ? []
              : [{ id: 'results', name: <FormattedMessage id="record.takenBack.results" />, value: partOf(results.hits, results.cases) }]
          }
        />
        <TimesCell
          name="answers"
          times={answers}
          more={
            accepted.hits === null
              ? []
              : [{ id: 'accepted', name: <FormattedMessage id="record.answers.accepted" />, value: partOf(accepted.hits, accepted.cases) }]
          }
        />
        <ShareCell name="reviews" share={reviews} />
      </div>
      <Text look="caption" tone="muted">
        <FormattedMessage id="record.asOf" values={{ moment: date(new Date(record.computedAt), 'moment') }} />{' '}
        <FormattedMessage id="record.peopleNote" values={{ most: limits.ofOne }} />
      </Text>
    </section>
  )
}
