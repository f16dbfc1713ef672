import { useState } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { saveFile } from '#platform/save-file.ts'
import { useServices } from '#services/context.ts'
import type { Days } from './range.ts'
import { PerformanceCsvDocument } from './results.generated.ts'

/** Before the first line: without it spreadsheets read the Arabic of the file as something else. */
const mark = '\uFEFF'

type CsvButtonProps = { programId: string; profileId?: string; days: Days }

/** Saves the figures of the shown days as a file for spreadsheets. A refusal is said by a toast. */
export function CsvButton({ programId, profileId, days }: CsvButtonProps) {
  const client = useApolloClient()
  const { startTimer } = useServices()
  const [isFetching, setFetching] = useState(false)
  const save = async () => {
    setFetching(true)
    try {
      const { data } = await client.query({
        query: PerformanceCsvDocument,
        variables: { programId, profileId, ...days },
        fetchPolicy: 'network-only',
      })
      if (data)
        saveFile(
          new Blob([mark, data.performanceCsv], { type: 'text/csv;charset=utf-8' }),
          `wasla-${days.startDate}-${days.endDate}.csv`,
          startTimer,
        )
    } catch {
      /* The toast has said why. */
    } finally {
      setFetching(false)
    }
  }
  return (
    <Button variant="quiet" iconStart="download" isPending={isFetching} onPress={() => void save()}>
      <FormattedMessage id="results.csv" />
    </Button>
  )
}
