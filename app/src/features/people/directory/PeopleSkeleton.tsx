import { Card } from '@wasla/design-system/components/Card'
import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonText } from '@wasla/design-system/components/Skeleton'
import * as styles from './PersonCard.css.ts'

/** Skeleton cards while people load. */
export const PeopleSkeleton = ({ count }: { count: number }) => (
  <Skeleton>
    <div className={styles.grid} aria-hidden>
      {[...Array(count).keys()].map((card) => (
        <Card key={card} isPadded>
          <div className={styles.bones}>
            <div className={styles.boneHead}>
              <SkeletonCircle size="large" />
              <span>
                <SkeletonText look="label" />
                <SkeletonText look="caption" />
              </span>
            </div>
            <SkeletonText look="caption" />
            <SkeletonBlock shape="row" />
            <SkeletonText look="caption" />
          </div>
        </Card>
      ))}
    </div>
  </Skeleton>
)
