import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { saveFile } from '#platform/save-file.ts'
import { useServices } from '#services/context.ts'
import type { ArchiveFile } from './archive.ts'
import { codeOf } from './picture-file.ts'

/* 5 kB, for those who want everything at once. */
const loadArchive = () => import('./archive.ts')

type SaveAllButtonProps = {
  url: string
  /** Makes the files; null while not everything is drawn. */
  files: (() => Promise<ArchiveFile[]>) | null
}

/** Everything of a share pack in one archive: phones and browsers ask about several downloads at once, and about one they do not. */
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
