import { Skeleton, SkeletonBlock, SkeletonText } from '@wasla/design-system/components/Skeleton'
import { Stack } from '@wasla/design-system/primitives/Stack'

/** Placeholder for an overview while it loads. */
export const OverviewSkeleton = () => (
  <Skeleton>
    <Stack gap="xl">
      <SkeletonText lines={3} />
      <SkeletonBlock shape="row" />
      <SkeletonText look="title" />
      <SkeletonBlock shape="card" />
      <SkeletonText look="title" />
      <SkeletonBlock shape="card" />
    </Stack>
  </Skeleton>
)
