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
  /** Returns the name of an interest, a country or a service area by its id. */
  nameOf: (id: string) => string | undefined
  /** Comparison of the viewer with each criterion. Without it, the criteria are shown alone. */
  eligibility?: { isEligible: boolean; requirements: readonly Requirement[] } | null
  /** Whether the viewer is a participant. Participants see the milestones first, and no criteria. */
  isParticipant?: boolean
  person?: GoalPathProps['person']
  /** The viewer's progress; null before joining. */
  progress?: RewardsProps['progress']
  /** Address of the whole catalogue; null if it has no page, as in a preview. */
  catalogueHref?: string | null
  /** Rewards, for signed-out readers (Y-27). They replace the facts. The milestones then leave out their sum. */
  pay?: ReactNode
  /** Shows the whole catalogue in the overview, because it has no page of its own. */
  isCatalogueWhole?: boolean
  /** Content above all sections: the tracking link, or the owner's tasks. */
  children?: ReactNode
}

/** Shows all steps of a program on one page: the task, the rewards, the criteria and the rules. */
export function Overview({
  program,
  steps,
  nameOf,
  eligibility = null,
  isParticipant = false,
  person,
  progress = null,
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
      {pay ?? <Facts program={program} steps={steps} />}
      <Offers program={program} />
    </div>
  )
  const rewards = steps.objectives && (
    <Rewards objectives={steps.objectives} person={person} progress={progress} isSumShown={pay === undefined} />
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
