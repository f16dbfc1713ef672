import { Skeleton, SkeletonText } from '@wasla/design-system/components/Skeleton'

/** Shown while a page and its data load. */
export const PageWaiting = () => (
  <Skeleton>
    <SkeletonText look="display" />
    <SkeletonText lines={3} />
  </Skeleton>
)
