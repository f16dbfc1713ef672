import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { saveFile } from '#platform/save-file.ts'
import { useServices } from './context.ts'

/**
 * Returns a function that downloads a file of the user and saves it under a name. Also returns whether a download is in progress. A toast
 * reports a failure.
 */
export function useDownload() {
  const { readFile, startTimer } = useServices()
  const [pending, setPending] = useState(0)
  const download = async (address: string, name: string) => {
    setPending((count) => count + 1)
    try {
      const file = await readFile(address).catch(() => null)
      if (file) saveFile(file, name, startTimer)
      else showToast({ tone: 'danger', text: <FormattedMessage id="shell.downloadFailed" /> })
    } finally {
      setPending((count) => count - 1)
    }
  }
  return [download, pending > 0] as const
}
