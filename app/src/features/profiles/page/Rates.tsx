import { FormattedMessage } from 'react-intl'
import type { RateCard } from '@wasla/contract/generated/user-types.ts'
import { Card } from '@wasla/design-system/components/Card'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { Part } from './Part.tsx'
import { PlatformMark } from './PlatformMark.tsx'
import * as styles from './sections.css.ts'

export type Rate = Pick<RateCard, 'id' | 'platform' | 'category' | 'serviceName' | 'description' | 'priceFrom' | 'priceTo'> & {
  readonly additionalInfoLink?: string | null
  readonly termsAndConditionsLink?: string | null
}

/** Number of rate cards on the first tab. */
const first = 3

/** Short row of a rate card. The whole card is on its own tab. */
function RateRow({ rate }: { rate: Rate }) {
  const { money, separator } = useFormats()
  return (
    <li className={styles.row}>
      <span className={styles.tile}>
        <PlatformMark platform={rate.platform} isNamed />
      </span>
      <span className={styles.said}>
        <Text as="span" look="label">
          <Bidi>{rate.serviceName}</Bidi>
        </Text>
        <Text as="span" look="caption" tone="muted" isTruncated>
          <FormattedMessage id={`profiles.rates.${rate.category}`} />
          <span className={styles.onDesktop}>
            {separator}
            <Bidi>{rate.description}</Bidi>
          </span>
        </Text>
      </span>
      <span className={styles.price}>
        <Text as="span" look="caption" tone="muted">
          <FormattedMessage id="profiles.rates.from" />
        </Text>
        <span className={styles.money}>
          <bdi>{money(rate.priceFrom, 'price')}</bdi>
        </span>
      </span>
    </li>
  )
}

export const Rates = ({ rates, isOwn, all }: { rates: readonly Rate[]; isOwn: boolean; all: string }) => (
  <Part
    name="rates"
    count={rates.length}
    isOwn={isOwn}
    more={
      rates.length > first && (
        <TextLink href={all} isStandalone>
          <FormattedMessage id="profiles.rates.all" values={{ count: rates.length }} />
        </TextLink>
      )
    }
  >
    <Card>
      <ul className={styles.rates}>
        {rates.slice(0, first).map((rate) => (
          <RateRow key={rate.id} rate={rate} />
        ))}
      </ul>
    </Card>
  </Part>
)
