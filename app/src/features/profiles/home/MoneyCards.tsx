import type { ReactNode } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { payoutMoment } from '@wasla/contract/wallet/payout-run.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { Card } from '@wasla/design-system/components/Card'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Meter } from '@wasla/design-system/components/Meter'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { money } from './HomeScreen.css.ts'
import { HomeEarningsDocument, HomeSpendDocument } from './MoneyCards.generated.ts'
import { nextPayday, spendOf } from './money.ts'

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
        <Failed onRetry={() => void refetch().catch(() => undefined)} />
      </InPlace>
    )
  if (!data || data.myWallet.pendingBalance === 0) return null
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

/** What a brand's running programs have spent of their budgets; nothing where none runs. */
export function SpendCard() {
  const { data, error, loading, refetch } = useQuery(HomeSpendDocument, { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  if (error && !data && !loading) return <Failed onRetry={() => void refetch().catch(() => undefined)} />
  if (!data || data.myPrograms.count === 0) return null
  const { used, limit } = spendOf(data.myPrograms.data)
  return (
    <MoneyCard
      title={<FormattedMessage id="profiles.money.spend" />}
      link={
        <TextLink href="/my-programs" isStandalone>
          <FormattedMessage id="profiles.programs.all" />
        </TextLink>
      }
    >
      <Meter
        label={<FormattedMessage id="profiles.money.programs" values={{ count: data.myPrograms.count }} />}
        used={used}
        limit={limit}
        figure="money"
      />
    </MoneyCard>
  )
}

const InPlace = ({ children }: { children: ReactNode }) => <div className={money}>{children}</div>

const MoneyCard = ({ title, link, children }: { title: ReactNode; link: ReactNode; children: ReactNode }) => (
  <Card as="section" isPadded aria-labelledby="home-money-title">
    <Stack gap="sm">
      <Heading level={2} id="home-money-title">
        {title}
      </Heading>
      {children}
      {link}
    </Stack>
  </Card>
)

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Card as="section" isPadded>
    <ErrorState level={2} title={<FormattedMessage id="profiles.money.failed" />} onRetry={onRetry} />
  </Card>
)
