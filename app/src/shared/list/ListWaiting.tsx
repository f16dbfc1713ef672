import type { ReactNode } from 'react'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'

type WaitingProps = {
  /** Set where the list could not be had. */
  error: unknown
  failed: ReactNode
  onRetry: () => unknown
  isRetrying: boolean
  /** @default 'row' */
  shape?: 'row' | 'card'
}

/** What stands where a list will be: its places, or why it is not there. */
export const Waiting = ({ error, failed, onRetry, isRetrying, shape = 'row' }: WaitingProps) =>
  error && !isRetrying ? (
    <ErrorState level={2} title={failed} onRetry={onRetry} isRetrying={isRetrying} />
  ) : (
    <Skeleton>
      <SkeletonBlock shape={shape} />
      <SkeletonBlock shape={shape} />
      <SkeletonBlock shape={shape} />
    </Skeleton>
  )
