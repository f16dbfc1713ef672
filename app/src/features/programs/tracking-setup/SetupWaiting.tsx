import { Skeleton, SkeletonBlock, SkeletonText } from '@wasla/design-system/components/Skeleton'
import * as styles from './TrackingSetupCard.css.ts'

const keys = ['secret', 'publishable', 'postback', 'server', 'address'] as const
const halves: ReadonlySet<string> = new Set(['publishable', 'postback'])

/** Skeleton of the setup. It is about as high as the setup, so that nothing below moves. */
export const SetupWaiting = () => (
  <Skeleton>
    <div className={styles.setup}>
      <div className={styles.part}>
        <SkeletonText look="label" />
        <SkeletonBlock shape="control" />
      </div>
      <div className={styles.keys}>
        {keys.map((key) => (
          <div key={key} className={halves.has(key) ? styles.key : styles.wide}>
            <SkeletonText look="label" />
            <SkeletonBlock shape="field" />
            {key !== 'secret' && <SkeletonText look="caption" />}
          </div>
        ))}
      </div>
      <SkeletonBlock shape="control" />
      <ExamplesWaiting />
    </div>
  </Skeleton>
)

/** Skeleton of the examples, while their code loads. */
export const ExamplesWaiting = () => (
  <Skeleton>
    <div className={styles.part}>
      <SkeletonText look="heading" />
      <SkeletonBlock shape="control" />
      <SkeletonText look="caption" />
      <SkeletonBlock shape="card" />
      <SkeletonBlock shape="control" />
    </div>
  </Skeleton>
)
