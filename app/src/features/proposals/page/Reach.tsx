import { FormattedMessage } from 'react-intl'
import { SplitBar } from '@wasla/design-system/components/SplitBar'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { reachOf, type Talent } from '../figures.ts'
import * as styles from './page.css.ts'

/**
 * How many people the talents reach together: a range, because nobody knows how many people follow several of them. Solid up to the largest
 * one, hatched up to the sum.
 */
export function Reach({ talents }: { talents: readonly Talent[] }) {
  const { compact } = useFormats()
  const reach = reachOf(talents)
  if (!reach) return null
  const { from, to, largest } = reach
  const [least, most] = [<bdi key="from">{compact(from)}</bdi>, <bdi key="to">{compact(to)}</bdi>]
  const isRange = to > from
  return (
    <div className={styles.reach}>
      <div>
        <Text look="caption" tone="muted">
          <FormattedMessage id={isRange ? 'proposals.page.together' : 'proposals.page.alone'} />
        </Text>
        <Text as="p" look="title">
          {isRange ? <FormattedMessage id="proposals.page.range" values={{ from: least, to: most }} /> : most}
        </Text>
      </div>
      {isRange && (
        <>
          <div className={styles.bar}>
            <SplitBar
              parts={[
                { id: 'least', value: from, look: 'done' },
                { id: 'most', value: to - from, look: 'coming' },
              ]}
            />
            <div className={styles.ends}>
              <Text as="span" look="caption" tone="muted">
                <FormattedMessage
                  id="proposals.page.least"
                  values={{ count: least, name: <Bidi key="name">{largest.profile.fullName}</Bidi> }}
                />
              </Text>
              <span className={styles.end}>
                <Text as="span" look="caption" tone="muted">
                  <FormattedMessage id="proposals.page.most" values={{ count: most }} />
                </Text>
              </span>
            </div>
          </div>
          <div className={styles.overlap}>
            <span className={styles.sign}>
              <Icon name="info" size="tiny" />
            </span>
            <Text look="caption" tone="muted">
              <FormattedMessage id="proposals.page.overlap" />
            </Text>
          </div>
        </>
      )}
    </div>
  )
}
