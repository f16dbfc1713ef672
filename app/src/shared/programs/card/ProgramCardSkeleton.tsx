import { Card } from '@wasla/design-system/components/Card'
import { Skeleton, SkeletonBlock, SkeletonText } from '@wasla/design-system/components/Skeleton'
import * as grid from './ProgramGrid.css.ts'
import * as styles from './ProgramCard.css.ts'

/** Placeholder for one card. */
const ProgramCardShape = ({ isCompact }: { isCompact: boolean }) => (
  <Card isClipped>
    <SkeletonBlock shape="cover" />
    <div className={styles.body}>
      <div className={grid.shapeWords}>
        <SkeletonText look="heading" />
        <SkeletonText look="caption" lines={isCompact ? 1 : 3} />
        <SkeletonText look="label" />
      </div>
    </div>
  </Card>
)

/** Shows `count` placeholder cards in the grid of the real cards, while programs load. */
export const ProgramGridSkeleton = ({ count, isCompact = false }: { count: number; isCompact?: boolean }) => (
  <Skeleton>
    <div className={grid.grid}>
      {[...Array(count).keys()].map((place) => (
        <ProgramCardShape key={place} isCompact={isCompact} />
      ))}
    </div>
  </Skeleton>
)
