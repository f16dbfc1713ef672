import type { ReactNode } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { payoutMoment } from '@wasla/contract/wallet/payout-run.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { Pending } from './RevealTogether.tsx'
import { money } from './HomeScreen.css.ts'
import { MoneyCard, MoneyFailed } from './MoneyCard.tsx'
import { HomeEarningsDocument } from './EarningsCard.generated.ts'
import { nextPayday } from './money.ts'

/** What comes to the wallet, and on which day; nothing where nothing is earned. */
export function EarningsCard() {
  const { date } = useFormats()
  const { data, error, loading, refetch } = useQuery(HomeEarningsDocument, {
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  if (error && !data && !loading)
    return (
      <InPlace>
        <MoneyFailed onRetry={() => void refetch().catch(() => undefined)} />
      </InPlace>
    )
  if (!data) return <Pending />
  if (data.myWallet.pendingBalance === 0) return null
  const { pendingBalance, upcoming } = data.myWallet
  const next = nextPayday(upcoming)
  const moment = next && new Date(payoutMoment(next.date))
  return (
    <InPlace>
      <MoneyCard
        title={<FormattedMessage id="profiles.money.coming" />}
        link={
          <TextLink href="/wallet?tab=coming" isStandalone>
            <FormattedMessage id="profiles.money.toWallet" />
          </TextLink>
        }
      >
        <div>
          <Amount halalas={pendingBalance} size="large" />
        </div>
        <Text look="caption" tone="muted">
          {next && moment ? (
            <FormattedMessage
              id="profiles.money.next"
              values={{
                amount: <Amount key="amount" halalas={next.amount} size="small" />,
                day: date(moment, 'weekday'),
                time: date(moment, 'time'),
              }}
            />
          ) : (
            <FormattedMessage id="profiles.money.undated" />
          )}
        </Text>
      </MoneyCard>
    </InPlace>
  )
}

const InPlace = ({ children }: { children: ReactNode }) => <div className={money}>{children}</div>
