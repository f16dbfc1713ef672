import { useState } from 'react'
import type { QueuedFile } from '@wasla/design-system/components/FileDrop'

/** The chosen documents that were found to be good; refused ones stay on the page until somebody removes them, and are not sent. */
export function useDocuments() {
  const [files, setFiles] = useState<readonly File[]>([])
  return {
    files,
    take: (queued: readonly QueuedFile<void>[]) => setFiles(queued.filter(({ state }) => state.kind === 'done').map(({ file }) => file)),
  }
}
