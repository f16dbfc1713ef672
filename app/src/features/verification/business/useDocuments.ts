import { useState } from 'react'
import type { QueuedFile } from '@wasla/design-system/components/FileDrop'

/** Returns the chosen documents. Those that fail their check stay visible until they are removed, but are not sent. */
export function useDocuments() {
  const [files, setFiles] = useState<readonly File[]>([])
  return {
    files,
    take: (queued: readonly QueuedFile<void>[]) => setFiles(queued.filter(({ state }) => state.kind === 'done').map(({ file }) => file)),
  }
}
