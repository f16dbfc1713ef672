import { useEffect } from 'react'
import type { ContentItemFragment } from '#shared/programs/content/program-contents.generated.ts'

/** How often the list is asked for again while something in it is processed, in milliseconds. */
const every = 3_000

/** Looks again and again while an item is processed, and no longer. */
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
