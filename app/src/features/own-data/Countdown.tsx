import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Amount } from '@wasla/design-system/components/Amount'
import { Button } from '@wasla/design-system/components/Button'
import { Kashida, type KashidaProps } from '@wasla/design-system/components/Kashida'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { useNow } from '#shared/results/useNow.ts'
import { countdownOf } from './progress.ts'
import type { MyData } from './my-data.ts'
import { KeepMyAccountDocument } from './ownData.generated.ts'
import * as styles from './own-data.css.ts'

type Deletion = NonNullable<MyData['deletion']>

/** Today is a knot of its own, unless it would cover one of the ends. */
const knotsOf = (share: number): KashidaProps['knots'] => [
  { at: 0, state: 'done' },
  ...(share > 0.02 && share < 0.98 ? ([{ at: share, state: 'here' }] as const) : []),
  { at: 1, state: 'due' },
]

function Held({ balance }: { balance: number }) {
  if (balance <= 0) return <FormattedMessage id="ownData.countdown.heldWithdrawal" />
  return <FormattedMessage id="ownData.countdown.heldText" values={{ balance: <Amount key="balance" halalas={balance} /> }} />
}

/** The countdown of an account from the request to its end. The primary button is the way back. */
export function Countdown({ deletion, balance, onReturn }: { deletion: Deletion; balance: number; onReturn: () => Promise<unknown> }) {
  const { date } = useFormats()
  const now = useNow()
  const [keep, { loading }] = useMutation(KeepMyAccountDocument)
  const { share, days } = countdownOf(deletion, now)
  const isHeld = deletion.heldSince !== null
  const press = async () => {
    await keep()
    showToast({ tone: 'success', text: <FormattedMessage id="ownData.countdown.kept" /> })
    await onReturn()
  }
  return (
    <section className={styles.countdown} aria-labelledby="own-data-countdown">
      <span className={styles.countdownSign}>
        <Icon name="hourglass" />
      </span>
      <div className={styles.countdownBody}>
        <Stack gap="sm">
          <Heading level={2} id="own-data-countdown">
            {isHeld ? (
              <FormattedMessage id="ownData.countdown.heldTitle" />
            ) : (
              <FormattedMessage id="ownData.countdown.title" values={{ days }} />
            )}
          </Heading>
          <Text>
            {isHeld ? (
              <Held balance={balance} />
            ) : (
              <FormattedMessage id="ownData.countdown.text" values={{ due: date(new Date(deletion.dueAt), 'moment') }} />
            )}
          </Text>
          <div className={styles.line}>
            <Kashida value={share} knots={knotsOf(share)} />
            <div className={styles.ends}>
              <Text as="span" look="caption" tone="muted">
                <FormattedMessage id="ownData.countdown.asked" values={{ day: date(new Date(deletion.requestedAt), 'shortDay') }} />
              </Text>
              <Text as="span" look="caption" tone="muted">
                <FormattedMessage id="ownData.countdown.gone" values={{ day: date(new Date(deletion.dueAt), 'shortDay') }} />
              </Text>
            </div>
          </div>
          <div>
            <Button variant="primary" isPending={loading} onPress={() => void press().catch(() => undefined)}>
              <FormattedMessage id="ownData.countdown.keep" />
            </Button>
          </div>
        </Stack>
      </div>
    </section>
  )
}
