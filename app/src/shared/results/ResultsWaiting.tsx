import { Card } from '@wasla/design-system/components/Card'
import { Skeleton, SkeletonBlock, SkeletonText } from '@wasla/design-system/components/Skeleton'
import * as styles from './results.css.ts'

/** Placeholder for a program's results. It has the same number of tiles and charts, at about the same heights. */
export const ResultsWaiting = ({ tiles }: { tiles: number }) => (
  <Skeleton>
    <div className={styles.page}>
      <HeadWaiting />
      <div className={styles.tiles}>
        {Array.from({ length: tiles }, (_, at) => (
          <div key={at} className={at === 0 && tiles % 2 === 1 ? styles.wideTile : styles.keyTile}>
            <div className={styles.waiting.tile}>
              <SkeletonText look="caption" />
              <SkeletonText look="heading" />
            </div>
          </div>
        ))}
      </div>
      <ChartsWaiting />
    </div>
  </Skeleton>
)

/** Placeholder for the results of one participation. */
export const MyResultsWaiting = () => (
  <Skeleton>
    <div className={styles.page}>
      <CardWaiting size="earned" />
      <div className={styles.waiting.path}>
        <SkeletonText look="title" />
        <SkeletonText look="caption" />
        <span className={styles.plotWaiting} />
      </div>
      <HeadWaiting />
      <ChartWaiting />
    </div>
  </Skeleton>
)

const HeadWaiting = () => (
  <div className={styles.head}>
    <div className={styles.headWords}>
      <SkeletonText look="caption" />
    </div>
    <div className={styles.headWaiting}>
      <SkeletonBlock shape="control" />
    </div>
  </div>
)

/** Placeholder for a program's charts while their code loads. */
export const ChartsWaiting = () => (
  <Skeleton>
    <div className={styles.page}>
      <CardWaiting size="line" />
      <div className={styles.pair}>
        <CardWaiting size="platforms" />
        <CardWaiting size="countries" />
      </div>
      <CardWaiting size="funnel" />
    </div>
  </Skeleton>
)

/** Placeholder for the chart of one participation while its code loads. */
export const ChartWaiting = () => (
  <Skeleton>
    <CardWaiting size="results" />
  </Skeleton>
)

const CardWaiting = ({ size }: { size: Exclude<keyof typeof styles.waiting, 'tile' | 'path'> }) => (
  <Card isPadded>
    <div className={styles.waiting[size]}>
      <SkeletonText look="heading" />
      <SkeletonText look="caption" />
      <span className={styles.plotWaiting} />
    </div>
  </Card>
)
