import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { Skeleton, SkeletonBlock, SkeletonText } from '@wasla/design-system/components/Skeleton'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { RenderedPage } from '#shell/RenderedPage.tsx'
import * as styles from './GroupHead.css.ts'

/** Shown while a group's page loads: the page that the server rendered, if there is one, else a skeleton. */
export const GroupWaiting = () => (
  <RenderedPage>
    <Stack gap="lg">
      <Skeleton>
        <div className={styles.header}>
          <div className={styles.cover}>
            <SkeletonBlock shape="cover" />
            <div className={styles.cut}>
              <div className={styles.photo} />
            </div>
          </div>
          <div className={styles.line}>
            <div className={styles.actions} />
          </div>
        </div>
        <div className={styles.intro}>
          <SkeletonText look="display" />
          <SkeletonText look="caption" />
          <SkeletonText lines={2} />
        </div>
      </Skeleton>
      <SkeletonRows rows={6} />
    </Stack>
  </RenderedPage>
)
