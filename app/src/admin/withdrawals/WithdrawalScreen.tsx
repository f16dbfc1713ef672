import { useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { problemOf } from '#graphql/problems.ts'
import { PageWaiting } from '#shell/PageWaiting.tsx'
import { WhileSound } from '../ledger/WhileSound.tsx'
import { useAdminTitle } from '../shell/useAdminTitle.ts'
import { Facts } from './Facts.tsx'
import { Decision } from './Decision.tsx'
import { Head } from './Head.tsx'
import { History } from './History.tsx'
import { PostedAndPlanned } from './PostedAndPlanned.tsx'
import { isOpen, type BankAnswer, type WithdrawalCase } from './withdrawal-row.ts'
import { AdminWithdrawalDocument } from './WithdrawalScreen.generated.ts'
import * as styles from './Case.css.ts'

/** Shows one withdrawal: its facts, the bank’s answer, its ledger transactions and its history (P-12). */
export function WithdrawalScreen() {
  useAdminTitle('admin.place.withdrawal')
  const { id = '' } = useParams()
  const { data, error, loading, refetch } = useQuery(AdminWithdrawalDocument, {
    variables: { id },
    context: { errors: 'mine' },
    fetchPolicy: 'cache-and-network',
  })
  const reload = async () => (await refetch()).data?.adminWithdrawal ?? null
  if (data) return <Case key={id} one={data.adminWithdrawal} onReload={reload} />
  if (!error) return <PageWaiting />
  if (problemOf(error)?.code === 'WITHDRAWAL_NOT_FOUND')
    return (
      <ErrorState kind="missing" level={1} title={<FormattedMessage id="admin.withdrawals.missing" />}>
        <FormattedMessage id="admin.missing.text" />
      </ErrorState>
    )
  return <ErrorState level={1} onRetry={() => void reload().catch(() => undefined)} isRetrying={loading} />
}

function Case({ one, onReload }: { one: WithdrawalCase; onReload: () => Promise<WithdrawalCase | null> }) {
  /* The ledger section shows what the chosen answer will post. */
  const [answer, setAnswer] = useState<BankAnswer | null>(null)
  return (
    <Stack gap="lg">
      <div>
        <Head row={one.row} />
        {isOpen(one.row) && <WhileSound />}
      </div>
      <div className={styles.sections}>
        <div className={styles.facts}>
          <Facts one={one} />
        </div>
        {isOpen(one.row) && (
          <div className={styles.decision}>
            <Decision one={one} answer={answer} onAnswer={setAnswer} onReload={onReload} />
          </div>
        )}
        <div className={styles.ledger}>
          <PostedAndPlanned one={one} answer={answer} />
        </div>
        <div className={isOpen(one.row) ? styles.history : styles.historyAlone}>
          <History one={one} />
        </div>
      </div>
    </Stack>
  )
}
