import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { saveFile } from '#platform/save-file.ts'
import { useServices } from '#services/context.ts'
import type { ArchiveFile } from './archive.ts'
import { codeOf } from './picture-file.ts'

/* The code that makes an archive (5 kB) is loaded when the button is pressed. */
const loadArchive = () => import('./archive.ts')

type SaveAllButtonProps = {
  url: string
  /** Returns the files; null until every card is drawn. */
  files: (() => Promise<ArchiveFile[]>) | null
}

/**
 * Button that saves the whole share pack as one archive. For several downloads, phones and browsers would ask for permission; for a single
 * download, they do not.
 */
export function SaveAllButton({ url, files }: SaveAllButtonProps) {
  const { clock, startTimer } = useServices()
  const [isPending, setPending] = useState(false)
  const save = async () => {
    if (!files) return
    setPending(true)
    try {
      const [{ archiveOf }, all] = await Promise.all([loadArchive(), files()])
      saveFile(archiveOf(all, new Date(clock.now())), `${codeOf(url)}.zip`, startTimer)
    } catch {
      showToast({ tone: 'danger', text: <FormattedMessage id="programs.pack.saveAllFailed" /> })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button variant="quiet" size="small" iconStart="download" isDisabled={!files} isPending={isPending} onPress={() => void save()}>
      <FormattedMessage id="programs.pack.saveAll" />
    </Button>
  )
}
