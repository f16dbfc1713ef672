import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonText } from '@wasla/design-system/components/Skeleton'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { EarlyPage } from '#shell/EarlyPage.tsx'
import * as styles from './ProfileHeader.css.ts'

/** A profile that is loading: the server's markup if there is any, else a skeleton. */
export const PageSkeleton = () => (
  <EarlyPage>
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
  </EarlyPage>
)
