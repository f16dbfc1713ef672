import { useQuery } from '@apollo/client/react'
import { Overview } from '#shared/programs/page/Overview.tsx'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { accentOf } from '#shell/accents.ts'
import { OwnerPanel } from '../owner/OwnerPanel.tsx'
import { ProgramViewerDocument } from './programViewer.generated.ts'
import { pageProgramOf } from './page-values.ts'
import { ProgramFrame, type ProgramTabProps } from './ProgramFrame.tsx'
import { TrackingCard } from './TrackingCard.tsx'
import { useNames } from './useNames.ts'

/** All that a program says (S2 §2): the first tab of its page. */
export const ProgramOverviewScreen = () => <ProgramFrame tab="overview">{(parts) => <OverviewTab {...parts} />}</ProgramFrame>

function OverviewTab({ program, steps, eligibility }: ProgramTabProps) {
  const nameOf = useNames()
  const { type } = useSignedInViewer()
  const { viewerRole: role, myObjectiveData: link } = program
  const isParticipant = role === 'PARTICIPANT'
  const traveller = useTraveller(role !== 'OWNER' && (type === 'INFLUENCER' || type === 'AGENT'))
  return (
    <Overview
      program={pageProgramOf(program)}
      steps={steps}
      nameOf={nameOf}
      eligibility={role === 'OWNER' ? null : eligibility}
      isParticipant={isParticipant}
      traveller={traveller}
      at={isParticipant ? 0 : null}
      catalogueHref={programAddress(program.id, 'catalogue')}
    >
      {role === 'OWNER' && program.status !== 'Draft' && <OwnerPanel program={program} />}
      {link && (
        <TrackingCard
          url={link.trackingUrl}
          platforms={steps.participantCriteria?.platforms.map(({ platform }) => platform) ?? []}
          payoutFrequency={steps.payoutFrequency}
        />
      )}
    </Overview>
  )
}

/** The viewer as they stand on the path; nobody where they cannot take part. */
function useTraveller(canTakePart: boolean) {
  const { type } = useSignedInViewer()
  const { data } = useQuery(ProgramViewerDocument, { skip: !canTakePart, context: { errors: 'mine' } })
  if (!canTakePart) return undefined
  const profile = data?.activeProfile.profile
  return { name: profile?.fullName ?? '', src: profile?.profileImage ?? null, accent: accentOf[type] }
}
