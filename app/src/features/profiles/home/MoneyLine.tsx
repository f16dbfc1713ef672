import type { ReactNode } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-aria-components/Link'
import { payoutMoment } from '@wasla/contract/wallet/payout-run.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { usePhone } from '@wasla/design-system/components/Overlay/usePhone.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { useServices } from '#services/context.ts'
import { FiguresAge } from '#shared/offline/FiguresAge.tsx'
import { MoneyFailed } from './MoneyCard.tsx'
import { HomeMoneyDocument } from './MoneyLine.generated.ts'
import { dayFrom, nextPayday } from './money.ts'
import { Pending } from '#shell/RevealTogether.tsx'
import * as styles from './MoneyLine.css.ts'

/**
 * Line at the top with the available amount and the next payout, each a link to its details. It is one line at every width. Renders nothing
 * if both the available and the upcoming amount are zero.
 */
export function MoneyLine() {
  const intl = useIntl()
  const isPhone = usePhone()
  const { data, error, loading, refetch } = useQuery(HomeMoneyDocument, {
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  if (error && !data && !loading) return <MoneyFailed onRetry={() => void refetch().catch(() => undefined)} />
  if (!data) return <Pending />
  const { balance, pendingBalance, upcoming } = data.myWallet
  if (balance === 0 && pendingBalance === 0) return null
  const next = nextPayday(upcoming)
  const size = isPhone ? 'medium' : 'large'
  return (
    <div className={styles.whole}>
      <section className={styles.line} aria-label={intl.formatMessage({ id: 'profiles.money.title' })}>
        <Figure href="/wallet" name={<FormattedMessage id="profiles.money.available" />}>
          <Amount halalas={balance} size={size} />
        </Figure>
        <Figure href="/wallet?tab=coming" name={next ? <Payday date={next.date} /> : <FormattedMessage id="profiles.money.coming" />}>
          <Amount halalas={next?.amount ?? pendingBalance} size={size} tone={pendingBalance === 0 ? 'muted' : 'plain'} />
          {!next && pendingBalance > 0 && (
            <span className={styles.note}>
              <FormattedMessage id="profiles.money.undated" />
            </span>
          )}
        </Figure>
        {balance > 0 && (
          <span className={styles.action}>
            <LinkButton href="/wallet?sheet=withdraw" iconStart="bank">
              <FormattedMessage id="profiles.money.withdraw" />
            </LinkButton>
          </span>
        )}
      </section>
      <FiguresAge document={HomeMoneyDocument} />
    </div>
  )
}

/** Day and hour of the next payout run. If the day is today or tomorrow, it is written as that word. */
function Payday({ date: day }: { date: string }) {
  const { clock } = useServices()
  const { date } = useFormats()
  const moment = new Date(payoutMoment(day))
  return (
    <FormattedMessage
      id="profiles.money.payout"
      values={{ when: dayFrom(day, clock.now()), day: date(moment, 'shortDay'), time: date(moment, 'time') }}
    />
  )
}

const Figure = ({ href, name, children }: { href: string; name: ReactNode; children: ReactNode }) => (
  <Link href={href} className={styles.figure}>
    <span className={styles.name}>{name}</span> <span className={styles.sum}>{children}</span>
  </Link>
)
