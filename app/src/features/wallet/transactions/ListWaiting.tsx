import { Card } from '@wasla/design-system/components/Card'
import { Skeleton, SkeletonBlock, SkeletonText } from '@wasla/design-system/components/Skeleton'
import { Stack } from '@wasla/design-system/primitives/Stack'
import * as styles from './transactions.css.ts'

const rows = [1, 2, 3, 4, 5, 6]

/** Skeleton of the filters and of one month of transactions. */
export const ListWaiting = () => (
  <Stack gap="md">
    <div className={styles.waitingChips}>
      <SkeletonBlock shape="control" />
      <SkeletonBlock shape="control" />
    </div>
    <Card aria-busy>
      <Skeleton>
        <div className={styles.waiting}>
          <div className={styles.waitingMonth}>
            <SkeletonText look="label" />
          </div>
          {rows.map((row) => (
            <div key={row} className={styles.waitingRow}>
              <span className={styles.waitingTile}>
                <SkeletonBlock shape="control" />
              </span>
              <span>
                <SkeletonText look="label" />
                <SkeletonText look="caption" />
              </span>
            </div>
          ))}
        </div>
      </Skeleton>
    </Card>
  </Stack>
)
