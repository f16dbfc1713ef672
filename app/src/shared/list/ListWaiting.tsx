import type { ReactNode } from 'react'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'

type WaitingProps = {
  /** Error of the request for the list, if it failed. */
  error: unknown
  failed: ReactNode
  onRetry: () => unknown
  isRetrying: boolean
  /** @default 'row' */
  shape?: 'row' | 'card'
}

/** Replaces a list while the list loads, or if it could not be loaded. */
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
