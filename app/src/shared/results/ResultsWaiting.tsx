import { Skeleton, SkeletonBlock, SkeletonText } from '@wasla/design-system/components/Skeleton'
import * as styles from './results.css.ts'

/** Results that are fetched: as many tiles and charts as will stand there, about as high. */
export const ResultsWaiting = ({ tiles }: { tiles: number }) => (
  <Skeleton>
    <div className={styles.page}>
      <SkeletonText look="caption" />
      <div className={styles.tiles}>
        {Array.from({ length: tiles }, (_, at) => (
          <SkeletonBlock key={at} shape="row" />
        ))}
      </div>
      <ChartsWaiting />
    </div>
  </Skeleton>
)

/** The charts alone, while their code is fetched. */
export const ChartsWaiting = () => (
  <Skeleton>
    <div className={styles.page}>
      <SkeletonBlock shape="cover" />
      <div className={styles.pair}>
        <SkeletonBlock shape="cover" />
        <SkeletonBlock shape="cover" />
      </div>
    </div>
  </Skeleton>
)
