import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonText } from '@wasla/design-system/components/Skeleton'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { RenderedPage } from '#shell/RenderedPage.tsx'
import * as styles from './ProfileHeader.css.ts'

/** Shown while a profile loads: the page that the server rendered, if there is one, else a skeleton. */
export const PageSkeleton = () => (
  <RenderedPage>
    <Skeleton>
      <Stack gap="lg">
        <div>
          <div className={styles.cover}>
            <SkeletonBlock shape="cover" />
          </div>
          <div className={styles.join}>
            <span className={styles.avatar}>
              <SkeletonCircle size="poster" />
            </span>
          </div>
        </div>
        <SkeletonText look="display" />
        <SkeletonText look="body" lines={3} />
        <SkeletonBlock shape="row" />
        <SkeletonBlock shape="card" />
      </Stack>
    </Skeleton>
  </RenderedPage>
)
