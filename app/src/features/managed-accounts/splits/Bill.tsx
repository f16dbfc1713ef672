import { FormattedMessage } from 'react-intl'
import { shareOf, basisPointsOf } from '@wasla/contract/splits/share.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { Card } from '@wasla/design-system/components/Card'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import type { Overview } from './split.ts'
import * as styles from './splits.css.ts'

/** The reward of the example, in halalas. */
const example = 90_000

/** One reward taken apart: what the manager and the networker would get of it. */
export function Bill({ overview: { side, account }, percent }: { overview: Overview; percent: number }) {
  const { percent: format } = useFormats()
  const share = shareOf(example, basisPointsOf(percent))
  const manager = <Bidi key="name">{account.manager.fullName}</Bidi>
  const talent = <Bidi key="name">{account.user.fullName}</Bidi>
  return (
    <Card paper="sunken" isPadded>
      <dl className={styles.bill}>
        <Line halalas={example}>
          <FormattedMessage id="splits.bill.reward" />
        </Line>
        <Line halalas={-share}>
          <FormattedMessage
            id={side === 'MANAGER' ? 'splits.bill.toYou' : 'splits.bill.to'}
            values={{ name: manager, percent: format(percent / 100) }}
          />
        </Line>
        <Line halalas={example - share} isTotal>
          <FormattedMessage id={side === 'MANAGER' ? 'splits.bill.receives' : 'splits.bill.youReceive'} values={{ name: talent }} />
        </Line>
      </dl>
    </Card>
  )
}

function Line({ halalas, isTotal = false, children }: { halalas: number; isTotal?: boolean; children: React.ReactNode }) {
  return (
    <div className={isTotal ? styles.billTotal : styles.billLine}>
      <dt>
        <Text as="span" look={isTotal ? 'label' : 'body'}>
          {children}
        </Text>
      </dt>
      <dd className={styles.value}>
        <Amount halalas={halalas} layout="columns" />
      </dd>
    </div>
  )
}
