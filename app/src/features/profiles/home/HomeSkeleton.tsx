import { Card } from '@wasla/design-system/components/Card'
import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonText } from '@wasla/design-system/components/Skeleton'
import { HomeColumns } from './HomeColumns.tsx'
import * as header from './ProfileHeaderCard.css.ts'
import * as home from './HomeScreen.css.ts'
import * as progress from './ProgressCard.css.ts'
import * as styles from './HomeSkeleton.css.ts'

/** The whole page before anything is known of its owner. */
export const HomeSkeleton = () => (
  <>
    <div className={home.masthead}>
      <div className={styles.welcome}>
        <Skeleton>
          <SkeletonText look="caption" />
          <SkeletonText look="display" />
        </Skeleton>
      </div>
    </div>
    <HomeColumns who={<HeaderSkeleton />} link={<LinkSkeleton />} verify={null} progress={<ProgressSkeleton />} />
  </>
)

const HeaderSkeleton = () => (
  <Card as="section" isClipped aria-busy>
    <div className={styles.cover} />
    <div className={header.body}>
      <span className={header.face}><SkeletonCircle size="huge" /></span>
      <div className={header.words}>
        <SkeletonText look="title" />
        <SkeletonText look="caption" />
      </div>
    </div>
  </Card>
)

const LinkSkeleton = () => (
  <Card as="section" isPadded aria-busy>
    <Skeleton>
      <SkeletonText look="heading" />
      <SkeletonBlock shape="row" />
      <SkeletonBlock shape="control" />
    </Skeleton>
  </Card>
)

/** Two steps and a button to come. */
export const VerifySkeleton = () => (
  <Card as="section" isPadded aria-busy>
    <Skeleton>
      <SkeletonText look="title" />
      <SkeletonText />
      <SkeletonBlock shape="row" />
      <div className={styles.two}><SkeletonText look="label" lines={2} /><SkeletonText look="label" lines={2} /></div>
      <div className={styles.button}><SkeletonBlock shape="control" /></div>
    </Skeleton>
  </Card>
)

/** Head, line and the open list to come. */
export const ProgressSkeleton = () => (
  <Card as="section" isClipped aria-busy>
    <div className={progress.head}>
      <Skeleton>
        <SkeletonText look="title" />
        <SkeletonText />
        <SkeletonBlock shape="control" />
      </Skeleton>
    </div>
    <div className={`${progress.parts} ${styles.list}`}>
      {[1, 2, 3].map((row) => <SkeletonBlock key={row} shape="row" />)}
    </div>
  </Card>
)
