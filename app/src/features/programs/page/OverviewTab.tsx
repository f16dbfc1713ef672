import { useQuery } from '@apollo/client/react'
import { Overview } from '#shared/programs/page/Overview.tsx'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { programAddress } from '#shared/programs/page/program-address.ts'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { accentOf } from '#shell/accents.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { countsLinks } from '@wasla/contract/programs/counts-by.ts'
import { FundsBlock } from '../funds/FundsBlock.tsx'
import { OwnerPanel } from '../owner/OwnerPanel.tsx'
import { CodeCard } from '../promo-code/CodeCard.tsx'
import { ProgramViewerDocument } from './programViewer.generated.ts'
import { pageProgramOf } from './page-values.ts'
import { ProgramFrame, type ProgramTabProps } from './ProgramFrame.tsx'
import { TermsLink } from './TermsLink.tsx'
import { TrackingCard } from './TrackingCard.tsx'
import { useNames } from './useNames.ts'

/* The share pack (9 kB with the drawing code) is loaded when it is opened. */
const SharePackSheet = lazyOverlay(() => import('../share-pack/SharePackSheet.tsx').then((module) => module.SharePackSheet))

/* The sheet for a code is opened once in a participation. */
const ChooseCodeSheet = lazyOverlay(() => import('../promo-code/ChooseCodeSheet.tsx').then((module) => module.ChooseCodeSheet))

/** The overview (S2 §2), the first tab of a program's page. */
export const ProgramOverviewScreen = () => <ProgramFrame tab="overview">{(parts) => <OverviewTab {...parts} />}</ProgramFrame>

function OverviewTab({ program, steps, eligibility }: ProgramTabProps) {
  const nameOf = useNames()
  const { type } = useSignedInViewer()
  const { viewerRole: role, myObjectiveData: link, myPromoCode: code } = program
  const hasLinks = countsLinks(program.countsBy)
  const isParticipant = role === 'PARTICIPANT'
  const pack = useUrlDialog('share')
  const choice = useUrlDialog('code')
  const platforms = steps.participantCriteria?.platforms.map(({ platform }) => platform) ?? []
  const person = useViewerPerson(role !== 'OWNER' && (type === 'INFLUENCER' || type === 'AGENT'))
  return (
    <Overview
      program={pageProgramOf(program)}
      steps={steps}
      nameOf={nameOf}
      eligibility={role === 'OWNER' ? null : eligibility}
      isParticipant={isParticipant}
      person={person}
      progress={isParticipant ? link : null}
      catalogueHref={programAddress(program.id, 'catalogue')}
    >
      {role === 'OWNER' && program.status !== 'Draft' && <OwnerPanel program={program} />}
      {link && (
        <TrackingCard
          url={link.trackingUrl}
          isCounted={hasLinks}
          platforms={platforms}
          payoutFrequency={steps.payoutFrequency}
          objectiveType={program.objectiveType}
          progress={link}
          onOpenPack={pack.open}
        />
      )}
      {code && <CodeCard code={code} hasLinks={hasLinks} onChoose={choice.open} />}
      <TermsLink program={program} />
      {program.funds && <FundsBlock program={program} funds={program.funds} />}
      {code && !code.isChosen && choice.isOpen && <ChooseCodeSheet programId={program.id} onClose={choice.close} />}
      {link && pack.isOpen && (
        <SharePackSheet
          url={link.trackingUrl}
          code={code?.code ?? null}
          hasLinks={hasLinks}
          platforms={platforms}
          program={program}
          photos={steps.catalogue?.items.map(({ photoUrl }) => photoUrl) ?? []}
          person={{ name: person?.name ?? '', picture: person?.src ?? null }}
          onClose={pack.close}
        />
      )}
    </Overview>
  )
}

/** Returns the viewer's name and picture, to show on the path; undefined if the viewer cannot take part. */
function useViewerPerson(canTakePart: boolean) {
  const { type } = useSignedInViewer()
  const { data } = useQuery(ProgramViewerDocument, { skip: !canTakePart, context: { errors: 'mine' } })
  if (!canTakePart) return undefined
  const profile = data?.activeProfile.profile
  return { name: profile?.fullName ?? '', src: profile?.profileImage ?? null, accent: accentOf[type] }
}
