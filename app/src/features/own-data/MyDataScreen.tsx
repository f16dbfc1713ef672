import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { useServices } from '#services/context.ts'
import { Waiting } from '#shared/list/ListWaiting.tsx'
import { PageHead } from '#shell/PageHead.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { ArchiveCard } from './ArchiveCard.tsx'
import { Countdown } from './Countdown.tsx'
import { OpeningsCard } from './OpeningsCard.tsx'
import { MyDataDocument } from './ownData.generated.ts'
import { StaysCard } from './StaysCard.tsx'

/** Milliseconds between two looks at an archive that is being made. */
const look = 3_000

/** A person’s own data: the countdown of the account, the archive, who opened contact details, and what stays. */
export function MyDataScreen() {
  usePageTitle('ownData.title')
  const client = useApolloClient()
  const { startTimer } = useServices()
  const { data, error, loading, refetch } = useQuery(MyDataDocument, { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  /** The profiles are hidden or visible again, which everything on the page has to know. */
  const readAgain = () => client.refetchQueries({ include: 'active' })
  const isMaking = data?.myData.archive?.state === 'MAKING'
  useEffect(() => {
    if (!isMaking) return undefined
    let stop = () => {}
    const again = () => {
      stop = startTimer(() => {
        void refetch().catch(() => undefined)
        again()
      }, look)
    }
    again()
    return () => stop()
  }, [isMaking, refetch, startTimer])
  return (
    <Stack gap="lg">
      <PageHead title={<FormattedMessage id="ownData.title" />} lead={<FormattedMessage id="ownData.lead" />} />
      {data ? (
        <>
          {data.myData.deletion && <Countdown deletion={data.myData.deletion} balance={data.myData.balance} onReturn={readAgain} />}
          <ArchiveCard data={data.myData} />
          <OpeningsCard />
          <StaysCard data={data.myData} onDeleted={readAgain} />
        </>
      ) : (
        <Waiting
          error={error}
          failed={<FormattedMessage id="ownData.failed" />}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
    </Stack>
  )
}
