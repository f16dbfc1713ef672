import { Card } from '@wasla/design-system/components/Card'
import { Skeleton, SkeletonBlock, SkeletonText } from '@wasla/design-system/components/Skeleton'
import * as styles from './GroupCard.css.ts'

/** Shows `count` placeholder cards in the grid of the real cards, while groups load. */
export const GroupGridSkeleton = ({ count, isCompact = false }: { count: number; isCompact?: boolean }) => (
  <Skeleton>
    <div className={styles.grid}>
      {[...Array(count).keys()].map((place) => (
        <Card key={place} isClipped>
          <SkeletonBlock shape="cover" />
          <div className={styles.body}>
            <div className={styles.shapeWords}>
              <SkeletonText look="heading" />
              <SkeletonText look="caption" lines={isCompact ? 1 : 3} />
              <SkeletonText look="label" />
            </div>
          </div>
        </Card>
      ))}
    </div>
  </Skeleton>
)
