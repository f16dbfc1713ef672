import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { problemOf } from '#graphql/problems.ts'
import { Overview } from '#shared/programs/page/Overview.tsx'
import type { PageProgram } from '#shared/programs/page/page-program.ts'
import { ProgramHead } from '#shared/programs/page/ProgramHead.tsx'
import { readSteps } from '#shared/programs/page/program-steps.ts'
import { ProgramWaiting } from '../page/ProgramWaiting.tsx'
import { ShareProgram } from '../page/ShareProgram.tsx'
import { useNames } from '../page/useNames.ts'
import { useProgramTitle } from '../page/useProgramTitle.ts'
import { PayFacts } from './PayFacts.tsx'
import { PublicProgramDocument, type PublicProgramQuery } from './publicProgram.generated.ts'
import { PublicProgramMissing } from './PublicProgramMissing.tsx'
import { RecordLine } from './RecordLine.tsx'
import { SignInFooter } from './SignInFooter.tsx'

/** Page of a listed program for a signed-out visitor: everything that helps to decide, and one button to sign in (Y-27). */
export function PublicProgramScreen() {
  const { programId = '' } = useParams()
  return <Page key={programId} id={programId} />
}

/** Errors for which signed-out visitors get the same page: the program is not listed, it does not exist, or programs are switched off. */
const missing: readonly (string | undefined)[] = ['PROGRAM_NOT_FOUND', 'FEATURE_DISABLED']

function Page({ id }: { id: string }) {
  const { data, error, loading, refetch } = useQuery(PublicProgramDocument, { variables: { id }, context: { errors: 'mine' } })
  if (data) return <LoadedProgram answer={data.publicProgram} />
  if (missing.includes(problemOf(error)?.code)) return <PublicProgramMissing id={id} />
  if (error && !loading)
    return (
      <ErrorState
        level={1}
        title={<FormattedMessage id="programs.page.failed" />}
        onRetry={() => void refetch().catch(() => undefined)}
        isRetrying={loading}
      />
    )
  return <ProgramWaiting />
}

function LoadedProgram({ answer }: { answer: PublicProgramQuery['publicProgram'] }) {
  const nameOf = useNames()
  useProgramTitle(answer.name)
  const places = new Map([...answer.launchLocations, ...answer.serviceArea].map((place) => [place.id, place]))
  const program: PageProgram = { ...answer, isVisible: true, myParticipantRequest: null, places: [...places.values()] }
  const { objectives, participantCriteria, guidelines, catalogue } = answer
  const steps = {
    ...readSteps({
      objectives: { data: objectives },
      participantCriteria: { data: participantCriteria },
      guidelines: { data: guidelines },
      catalogue: { data: catalogue },
    }),
    payoutFrequency: answer.payoutFrequency,
  }
  return (
    <>
      <Stack gap="lg">
        <ProgramHead program={program} actions={<ShareProgram program={program} isIcon={false} />} />
        <Overview
          program={program}
          steps={steps}
          nameOf={nameOf}
          pay={
            <div>
              <PayFacts program={program} objectives={steps.objectives} payoutFrequency={steps.payoutFrequency} />
              {answer.paymentRecord && <RecordLine record={answer.paymentRecord} userName={answer.profile.userName} />}
            </div>
          }
          isCatalogueWhole
        />
      </Stack>
      <SignInFooter objectives={steps.objectives} />
    </>
  )
}
