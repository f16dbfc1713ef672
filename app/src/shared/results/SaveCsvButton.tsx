import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { saveFile } from '#platform/save-file.ts'
import { useServices } from '#services/context.ts'

/** Byte order mark. Without it, spreadsheet programs misread the file's Arabic. */
const mark = '\uFEFF'

type SaveCsvButtonProps = {
  /** Name of the saved file. */
  name: string
  /** Fetches the text of the file. Returns null if there is no text to save. */
  fetchText: () => Promise<string | null>
}

/** Button that saves a text as a CSV file. A toast reports an error. */
export function SaveCsvButton({ name, fetchText }: SaveCsvButtonProps) {
  const { startTimer } = useServices()
  const [isFetching, setFetching] = useState(false)
  const save = async () => {
    setFetching(true)
    try {
      const text = await fetchText()
      if (text !== null) saveFile(new Blob([mark, text], { type: 'text/csv;charset=utf-8' }), name, startTimer)
    } catch {
      /* A toast has already shown the error. */
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
