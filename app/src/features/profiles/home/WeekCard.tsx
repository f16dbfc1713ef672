import type { ReactNode } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { Card } from '@wasla/design-system/components/Card'
import { signOf } from '@wasla/design-system/locale/formats.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { MoneyFailed } from './MoneyCard.tsx'
import { Pending } from '#shell/RevealTogether.tsx'
import { HomeWeekDocument } from './WeekCard.generated.ts'
import * as styles from './WeekCard.css.ts'

/**
 * Results of a brand's programs in the last seven days, compared with the seven days before. Renders nothing before the brand has published
 * a program.
 */
export function WeekCard() {
  const { date, number } = useFormats()
  const { data, error, loading, refetch } = useQuery(HomeWeekDocument, { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  if (error && !data && !loading) return <MoneyFailed onRetry={() => void refetch().catch(() => undefined)} />
  if (!data) return <Pending />
  const { week } = data.homeFigures
  if (!week) return null
  const dayOf = (day: string) => date(new Date(startOfDay(day)), 'shortDay')
  return (
    <Card as="section" isPadded aria-labelledby="home-week-title">
      <div className={styles.head}>
        <Heading level={2} id="home-week-title">
          <FormattedMessage id="profiles.week.title" />
        </Heading>
        <Text as="span" look="caption" tone="muted">
          <FormattedMessage id="profiles.week.days" values={{ from: dayOf(week.startDate), to: dayOf(week.endDate) }} />
        </Text>
      </div>
      <dl>
        <Figure name={<FormattedMessage id="profiles.week.clicks" />} value={number(week.clicks)}>
          <Change by={week.clicks - week.clicksBefore} />
        </Figure>
        <Figure name={<FormattedMessage id="profiles.week.approved" />} value={number(week.approved)}>
          <Change by={week.approved - week.approvedBefore} />
        </Figure>
        <Figure name={<FormattedMessage id="profiles.week.paid" />} value={<Amount halalas={week.paid} />}>
          <Text as="span" look="caption" tone="muted">
            {week.paidTo === 0 ? (
              <FormattedMessage id="profiles.week.paidNobody" />
            ) : (
              <FormattedMessage id="profiles.week.paidTo" values={{ count: week.paidTo }} />
            )}
          </Text>
        </Figure>
      </dl>
    </Card>
  )
}

const Figure = ({ name, value, children }: { name: ReactNode; value: ReactNode; children: ReactNode }) => (
  <div className={styles.row}>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>
      <span className={styles.number}>{value}</span>
      {children}
    </dd>
  </div>
)

/** Change from the week before. A decrease is not shown in a warning colour. Uses the same signs as amounts. */
function Change({ by }: { by: number }) {
  const { number } = useFormats()
  return (
    <span className={by > 0 ? styles.more : styles.change}>
      {by === 0 ? (
        <FormattedMessage id="profiles.week.same" />
      ) : (
        <FormattedMessage
          id="profiles.week.change"
          values={{ change: <Ltr key="change">{signOf(by, 'signed') + number(Math.abs(by))}</Ltr> }}
        />
      )}
    </span>
  )
}
