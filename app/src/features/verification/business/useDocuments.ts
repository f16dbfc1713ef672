import { useState } from 'react'
import type { QueuedFile } from '@wasla/design-system/components/FileDrop'

/** Returns the chosen documents that passed the check. Failed ones stay on the page until the user removes them, and are not sent. */
export function useDocuments() {
  const [files, setFiles] = useState<readonly File[]>([])
  return {
    files,
    take: (queued: readonly QueuedFile<void>[]) => setFiles(queued.filter(({ state }) => state.kind === 'done').map(({ file }) => file)),
  }
}
