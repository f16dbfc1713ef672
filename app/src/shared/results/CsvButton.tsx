import { useApolloClient } from '@apollo/client/react'
import type { Days } from './range.ts'
import { PerformanceCsvDocument } from './results.generated.ts'
import { SaveCsvButton } from './SaveCsvButton.tsx'

type CsvButtonProps = { programId: string; profileId?: string; days: Days }

/** Saves the figures of the shown days as a CSV file. */
export function CsvButton({ programId, profileId, days }: CsvButtonProps) {
  const client = useApolloClient()
  const fetchText = async () => {
    const variables = { programId, profileId, ...days }
    const { data } = await client.query({ query: PerformanceCsvDocument, variables, fetchPolicy: 'network-only' })
    return data?.performanceCsv ?? null
  }
  return <SaveCsvButton name={`wasla-${days.startDate}-${days.endDate}.csv`} fetchText={fetchText} />
}
