import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Meter } from '@wasla/design-system/components/Meter'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { Pending } from '#shell/RevealTogether.tsx'
import { MoneyCard, MoneyFailed } from './MoneyCard.tsx'
import { HomeSpendDocument } from './SpendCard.generated.ts'
import { spendOf } from './money.ts'

/** How much of their budgets a brand's running programs have spent. Shows nothing if none is running. */
export function SpendCard() {
  const { data, error, loading, refetch } = useQuery(HomeSpendDocument, { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  if (error && !data && !loading) return <MoneyFailed onRetry={() => void refetch().catch(() => undefined)} />
  if (!data) return <Pending />
  if (data.myPrograms.count === 0) return null
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
