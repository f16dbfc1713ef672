import { useEffect } from 'react'
import type { ContentItemFragment } from '#shared/programs/content/program-contents.generated.ts'

/** Polling interval while an item is processed, in milliseconds. */
const every = 3_000

/** Polls the items while at least one of them is being processed. */
export function useProcessing(
  items: readonly Pick<ContentItemFragment, 'status'>[],
  start: (every: number) => void,
  stop: () => void,
): void {
  const isProcessing = items.some(({ status }) => status === 'PROCESSING')
  useEffect(() => {
    if (!isProcessing) return
    start(every)
    return stop
  }, [isProcessing, start, stop])
}
