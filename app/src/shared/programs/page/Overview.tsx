import type { ReactNode } from 'react'
import type { GoalPathProps } from '@wasla/design-system/components/GoalPath'
import { Audience } from './Audience.tsx'
import { BrandCard } from './BrandCard.tsx'
import { CataloguePreview } from './Catalogue.tsx'
import { requirementsIn, type Requirement } from './criteria.ts'
import { Facts, Offers } from './Facts.tsx'
import { GuidelineLists } from './Guidelines.tsx'
import type { PageProgram } from './page-program.ts'
import type { ProgramSteps } from './program-steps.ts'
import { Rewards, type RewardsProps } from './Rewards.tsx'
import { WhoCanJoin } from './WhoCanJoin.tsx'
import { BidiProse } from '@wasla/design-system/primitives/Bidi'
import * as styles from './page.css.ts'

export type OverviewProps = {
  program: PageProgram
  steps: ProgramSteps
  /** Names of interests, countries and service areas by their ids. */
  nameOf: (id: string) => string | undefined
  /** What the viewer has beside what is asked for; without it the criteria stand alone. */
  eligibility?: { isEligible: boolean; requirements: readonly Requirement[] } | null
  /** Somebody who takes part reads the ladder first, and no criteria any more. */
  isParticipant?: boolean
  traveller?: GoalPathProps['traveller']
  /** Where the viewer stands; null before joining. */
  standing?: RewardsProps['standing']
  /** The address of the whole catalogue; null where there is none, as in a preview. */
  catalogueHref?: string | null
  /** In place of the facts: what it pays, for somebody who reads it signed out (Y-27). The rewards then say no sum a second time. */
  pay?: ReactNode
  /** The catalogue stands here as a whole, having no page of its own. */
  isCatalogueWhole?: boolean
  /** Above everything else: the tracking link, or what its owner has to do. */
  children?: ReactNode
}

/** All that the steps of a program say, as one page: what, for what reward, for whom, and by which rules. */
export function Overview({
  program,
  steps,
  nameOf,
  eligibility = null,
  isParticipant = false,
  traveller,
  standing = null,
  catalogueHref = null,
  pay,
  isCatalogueWhole = false,
  children,
}: OverviewProps) {
  const what = (
    <div className={styles.lead}>
      {program.description !== '' && (
        <div className={styles.description}>
          <BidiProse as="div">{program.description}</BidiProse>
        </div>
      )}
      {pay ?? <Facts program={program} payoutFrequency={steps.payoutFrequency} />}
      <Offers program={program} />
    </div>
  )
  const rewards = steps.objectives && (
    <Rewards objectives={steps.objectives} traveller={traveller} standing={standing} isSumShown={pay === undefined} />
  )
  const requirements = eligibility?.requirements ?? (steps.participantCriteria ? requirementsIn(steps.participantCriteria, nameOf) : [])
  return (
    <div className={styles.place}>
      <div className={styles.overview}>
        {children}
        {isParticipant ? (
          <>
            {rewards}
            {what}
          </>
        ) : (
          <>
            {what}
            {rewards}
            <WhoCanJoin requirements={requirements} isEligible={eligibility?.isEligible ?? null} />
          </>
        )}
        {steps.guidelines && <GuidelineLists guidelines={steps.guidelines} />}
        {steps.catalogue && <CataloguePreview catalogue={steps.catalogue} href={catalogueHref} isWhole={isCatalogueWhole} />}
        {steps.targetCriteria && <Audience target={steps.targetCriteria} nameOf={nameOf} />}
        <BrandCard brand={program.profile} />
      </div>
    </div>
  )
}
