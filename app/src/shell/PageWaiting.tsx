import { Skeleton, SkeletonText } from '@wasla/design-system/components/Skeleton'

/** A page of which nothing is known yet but that it comes. */
export const PageWaiting = () => (
  <Skeleton>
    <SkeletonText look="display" />
    <SkeletonText lines={3} />
  </Skeleton>
)
