import { useApolloClient } from '@apollo/client/react'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { SaveCsvButton } from '#shared/results/SaveCsvButton.tsx'
import { useServices } from '#services/context.ts'
import { WaitingResultsCsvDocument } from './waitingResults.generated.ts'

/** Button that saves all waiting results as a CSV file. */
export function WaitingCsvButton({ programId }: { programId: string }) {
  const client = useApolloClient()
  const { clock } = useServices()
  const fetchText = async () => {
    const { data } = await client.query({ query: WaitingResultsCsvDocument, variables: { programId }, fetchPolicy: 'network-only' })
    return data?.waitingResultsCsv ?? null
  }
  return <SaveCsvButton name={`wasla-waiting-${civilDate(clock.now())}.csv`} fetchText={fetchText} />
}
