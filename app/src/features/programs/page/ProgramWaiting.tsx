import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonText } from '@wasla/design-system/components/Skeleton'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { OverviewSkeleton } from '#shared/programs/page/OverviewSkeleton.tsx'
import { RenderedPage } from '#shell/RenderedPage.tsx'
import * as styles from '#shared/programs/page/page.css.ts'

/** Shown while a program's page loads: the page that the server rendered, if there is one, else a skeleton. */
export const ProgramWaiting = () => (
  <RenderedPage>
    <Stack gap="lg">
      <Skeleton>
        <div className={styles.edgeCover}>
          <SkeletonBlock shape="cover" />
        </div>
        <div className={styles.join}>
          <span className={styles.emblem}>
            <SkeletonCircle size="huge" />
          </span>
        </div>
        <div className={styles.words}>
          <SkeletonText look="display" />
          <SkeletonText look="caption" />
        </div>
      </Skeleton>
      <OverviewSkeleton />
    </Stack>
  </RenderedPage>
)
