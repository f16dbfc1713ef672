import { FormattedMessage } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonText } from '@wasla/design-system/components/Skeleton'
import { Text } from '@wasla/design-system/primitives/Text'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { useSession } from '#services/context.ts'
import { Pending } from '#shell/RevealTogether.tsx'
import { BusinessColumns, HomeColumns } from './HomeColumns.tsx'
import * as header from './ProfileHeaderCard.css.ts'
import * as home from './HomeScreen.css.ts'
import * as progress from './ProgressCard.css.ts'
import * as styles from './HomeSkeleton.css.ts'
import * as verify from './VerifyCard.css.ts'

/** Skeleton of the home page while only the type of the profile is known. */
export function HomeSkeleton() {
  const session = useSession()
  const type = session.status === 'signedIn' ? session.identity.profileType : null
  const isForBusiness = type !== null && isBusiness(type)
  const blocks = { who: <HeaderSkeleton />, link: <LinkSkeleton />, verify: null, progress: <ProgressSkeleton /> }
  return (
    <>
      <div className={home.masthead}>
        <div className={styles.welcome}>
          <Skeleton>
            <SkeletonText look="caption" />
            <SkeletonText look="display" />
          </Skeleton>
        </div>
      </div>
      {isForBusiness ? <BusinessColumns {...blocks} work={<TalentSkeleton />} /> : <HomeColumns {...blocks} />}
    </>
  )
}

const HeaderSkeleton = () => (
  <Card as="section" isClipped aria-busy>
    <div className={styles.cover} />
    <div className={header.body}>
      <span className={header.avatar}>
        <SkeletonCircle size="huge" />
      </span>
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

/** Space of a sentence: one line from 768 px, two on phones. */
const Sentence = () => (
  <>
    <SkeletonText />
    <div className={styles.onPhones}>
      <SkeletonText />
    </div>
  </>
)

const stepsOfPeople = ['social', 'identity'] as const
const stepsOfBusinesses = ['documents', 'review'] as const

/** Skeleton of the verification card. For people it contains the button. */
export const VerifySkeleton = ({ hasButton }: { hasButton: boolean }) => (
  <Card as="section" isPadded aria-busy>
    <Skeleton>
      <div>
        <SkeletonText look="title" />
        <Sentence />
        <div className={verify.line}>
          <div className={styles.line} />
        </div>
        <div className={verify.steps}>
          {(hasButton ? stepsOfPeople : stepsOfBusinesses).map((step) => (
            <div key={step} className={styles.step}>
              <div className={styles.words}>
                <span className={styles.known}>
                  <Text as="span" look="label">
                    <FormattedMessage id={`profiles.verify.${step}`} />
                  </Text>
                </span>
                <SkeletonText look="label" />
              </div>
              <SkeletonText look="caption" />
            </div>
          ))}
        </div>
        {hasButton && (
          <div className={verify.action}>
            <div className={styles.button}>
              <SkeletonBlock shape="control" />
            </div>
          </div>
        )}
      </div>
    </Skeleton>
  </Card>
)

/** Skeleton of the progress card: its head, its line and the open list. */
export const ProgressSkeleton = () => (
  <Card as="section" isClipped aria-busy>
    <Skeleton>
      <div className={progress.head}>
        <SkeletonText look="title" />
        <Sentence />
        <div className={progress.line}>
          <div className={styles.line} />
        </div>
      </div>
    </Skeleton>
    <div className={`${progress.parts} ${styles.list}`}>
      {[1, 2, 3, 4].map((row) => (
        <SkeletonBlock key={row} shape="row" />
      ))}
    </div>
  </Card>
)

/** Skeleton of a business's main block. */
export const TalentSkeleton = () => (
  <Card as="section" isPadded aria-busy>
    <Skeleton>
      <SkeletonText look="title" />
      <SkeletonBlock shape="row" />
      <SkeletonBlock shape="row" />
      <SkeletonBlock shape="row" />
    </Skeleton>
  </Card>
)

/** Skeleton of a block that would move other blocks when it loads. `RevealTogether` waits while this skeleton is mounted. */
export const PendingWork = () => (
  <Pending>
    <TalentSkeleton />
  </Pending>
)
