import { Card } from '@wasla/design-system/components/Card'
import { Skeleton, SkeletonBlock, SkeletonText } from '@wasla/design-system/components/Skeleton'
import * as styles from './GroupForm.css.ts'

/** Skeleton of the form. */
export const FormWaiting = () => (
  <Skeleton>
    <div className={styles.page}>
      <SkeletonText look="title" />
      <div className={styles.columnsOfForm}>
        <div className={styles.fields}>
          <Card isPadded>
            <SkeletonBlock shape="cover" />
            <SkeletonText look="caption" lines={2} />
          </Card>
          <Card isPadded>
            <SkeletonBlock shape="control" />
            <SkeletonBlock shape="control" />
          </Card>
        </div>
      </div>
    </div>
  </Skeleton>
)
