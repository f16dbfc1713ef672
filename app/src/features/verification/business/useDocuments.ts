import { useState } from 'react'
import type { QueuedFile } from '@wasla/design-system/components/FileDrop'

/** Holds the chosen documents that passed their check. Refused ones stay visible until they are removed, and are not sent. */
export function useDocuments() {
  const [files, setFiles] = useState<readonly File[]>([])
  return {
    files,
    take: (queued: readonly QueuedFile<void>[]) => setFiles(queued.filter(({ state }) => state.kind === 'done').map(({ file }) => file)),
  }
}
