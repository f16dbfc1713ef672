import { useQuery } from '@apollo/client/react'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { Overview } from '#shared/programs/page/Overview.tsx'
import { OverviewSkeleton } from '#shared/programs/page/OverviewSkeleton.tsx'
import { ProgramHead } from '#shared/programs/page/ProgramHead.tsx'
import { noSteps, readSteps, type ProgramSteps } from '#shared/programs/page/program-steps.ts'
import { useServices } from '#services/context.ts'
import { useNames } from '../../page/useNames.ts'
import { draftOf, placesOf, type DetailsDraft } from '../details/details-draft.ts'
import { useWizardPage } from '../step/wizard-context.ts'
import { programOf } from './page-program.ts'
import { PreviewStepsDocument, PreviewBrandDocument } from './preview.generated.ts'
import { usePlaces } from './usePlaces.ts'
import * as styles from './ProgramPreview.css.ts'
import type { PageProgram } from '#shared/programs/page/page-program.ts'

/** Returns the brand of the program; null until it is loaded. */
function useBrand(): PageProgram['profile'] | null {
  const { data } = useQuery(PreviewBrandDocument, { context: { errors: 'mine' } })
  const profile = data?.activeProfile.profile
  return profile?.__typename === 'BusinessProfile' ? profile : null
}

export type ProgramPreviewProps = {
  /** Typed values of the first step. @default the saved values */
  details?: DetailsDraft
  /** Typed values of other steps. Steps that are missing are shown as saved. */
  steps?: Partial<ProgramSteps>
}

/** The program's page as it will be, with the typed values. */
export function ProgramPreview({ details, steps }: ProgramPreviewProps) {
  const { program } = useWizardPage()
  const { clock } = useServices()
  const brand = useBrand()
  const nameOf = useNames()
  const draft = details ?? draftOf(program, civilDate(clock.now()))
  const placeOf = usePlaces(program, placesOf(draft))
  const { data } = useQuery(PreviewStepsDocument, {
    variables: { id: program?.id ?? '' },
    skip: program === null,
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  if (!brand) return <OverviewSkeleton />
  const now = clock.now()
  const all = { ...(data ? readSteps(data) : noSteps), ...steps }
  const shown = {
    ...programOf(draft, {
      id: program?.id ?? null,
      savedCover: program?.coverImage ?? null,
      brand,
      placeOf,
      now,
    }),
    objectiveType: all.objectives?.objectiveType ?? null,
    ...(program && program.status !== 'Draft' && { status: program.status }),
  }
  return (
    <div className={styles.page}>
      <ProgramHead program={shown} level={2} />
      <Overview program={shown} steps={all} nameOf={nameOf} />
    </div>
  )
}
