import { Suspense, type ComponentType } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { isBusiness, type ProfileType } from '@wasla/contract/profiles/types.ts'
import { pagePart } from '#lazy/page-part.ts'
import { useFlags, useServices } from '#services/context.ts'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { ActiveProfileDocument, type ActiveProfileQuery } from '#shared/profiles/activeProfile.generated.ts'
import { AgentCard } from '../agent-upgrade/AgentCard.tsx'
import { AccountsCard } from './AccountsCard.tsx'
import { MoneyLine } from './MoneyLine.tsx'
import { Pending, RevealTogether } from '#shell/RevealTogether.tsx'
import { BusinessColumns, HomeColumns } from './HomeColumns.tsx'
import { PendingWork, HomeSkeleton, TalentSkeleton } from './HomeSkeleton.tsx'
import { LinkInBioCard } from './LinkInBioCard.tsx'
import { ProfileHeaderCard } from './ProfileHeaderCard.tsx'
import { ProgressCard } from './ProgressCard.tsx'
import { VerifyCard } from './VerifyCard.tsx'
import { WelcomeLine } from './WelcomeLine.tsx'
import * as styles from './HomeScreen.css.ts'

/* The cards about talents (3 kB) are loaded only for agents and agencies. */
const LazyTalentCard = pagePart(() => import('./TalentCard.tsx').then((module) => module.TalentCard))
const LazyTalentEarnings = pagePart(() => import('./TalentEarnings.tsx').then((module) => module.TalentEarningsCard))

/* The results of today (4 kB) are loaded only if programs are switched on. */
const LazyToday = pagePart(() => import('./today/Today.tsx').then((module) => module.Today))

/** Talents of an agent or agency. */
const Talents = () => (
  <Suspense fallback={<PendingWork />}>
    <LazyTalentCard />
  </Suspense>
)

/**
 * Top of the home page. Agents and agencies see the earnings of their talents, if programs are switched on. Agents, agencies and networkers
 * see their own money, if wallets are switched on. A brand's money has its own card.
 */
function Lead({ type }: { type: ProfileType }) {
  const flags = useFlags()
  if (type === 'BRAND') return null
  if (flags.status !== 'known') return <Pending />
  const { program, payment } = flags.flags
  return (
    <div className={styles.lead}>
      {program && type !== 'INFLUENCER' && (
        <Suspense fallback={<Pending />}>
          <LazyTalentEarnings />
        </Suspense>
      )}
      {payment && <MoneyLine />}
    </div>
  )
}

/** Results of today and yesterday, and programs to post about, if programs are switched on. */
function TodayBlock({ type }: { type: ProfileType }) {
  const flags = useFlags()
  if (flags.status !== 'known') return <Pending />
  if (!flags.flags.program) return null
  return (
    <Suspense fallback={<Pending />}>
      <LazyToday type={type} />
    </Suspense>
  )
}

/** Home page: who the viewer is, what to do next, and how complete the profile is. */
export function HomeScreen() {
  usePageTitle('profiles.home.title')
  const { clock } = useServices()
  const { data, error, refetch, loading } = useQuery(ActiveProfileDocument, { context: { errors: 'mine' } })
  if (!data) {
    if (!error) return <HomeSkeleton />
    return (
      <ErrorState
        level={1}
        title={<FormattedMessage id="profiles.header.failed" />}
        onRetry={() => void refetch().catch(() => undefined)}
        isRetrying={loading}
      />
    )
  }
  const { activeProfile } = data
  return (
    <RevealTogether waiting={<HomeSkeleton />}>
      <div className={styles.masthead}>
        <WelcomeLine activeProfile={activeProfile} now={new Date(clock.now())} />
      </div>
      <Lead type={activeProfile.type} />
      <Blocks type={activeProfile.type} activeProfile={activeProfile} />
    </RevealTogether>
  )
}

/* The block of programs (3 kB with its cards) is loaded only if programs are switched on. */
const LazyProgramsToJoin = pagePart(() => import('./ProgramsBlock.tsx').then((module) => module.ProgramsToJoin))

/* The block of groups (2 kB with its cards) is loaded separately, because it is below the first screen. */
const LazySuggestedGroups = pagePart(() => import('./GroupsBlock.tsx').then((module) => module.SuggestedGroups))
const LazyCreatedGroups = pagePart(() => import('./CreatedGroupsCard.tsx').then((module) => module.CreatedGroupsCard))

const programsOf: Partial<Readonly<Record<ProfileType, ComponentType>>> = {
  INFLUENCER: LazyProgramsToJoin,
  AGENT: LazyProgramsToJoin,
}

/** Programs to join, for types of profile that can join programs. If programs are switched off, groups to join instead (T-10, R-05). */
function ProgramsOrGroups({ type }: { type: ProfileType }) {
  const flags = useFlags()
  if (flags.status !== 'known') return programsOf[type] ? <TalentSkeleton /> : null
  const Block = flags.flags.program ? programsOf[type] : LazySuggestedGroups
  return (
    Block && (
      <Suspense fallback={<TalentSkeleton />}>
        <Block />
      </Suspense>
    )
  )
}

/* The block of a brand's work (5 kB with its cards) is loaded only for brands. */
const LazyFindNetworkers = pagePart(() => import('./FindNetworkers.tsx').then((module) => module.FindNetworkers))
const LazyBrandWork = pagePart(() => import('./BrandWork.tsx').then((module) => module.BrandWork))

/** People that a brand may work with, and its own programs if programs are switched on. */
function Brand() {
  const flags = useFlags()
  if (flags.status !== 'known') return <PendingWork />
  return <Suspense fallback={<PendingWork />}>{flags.flags.program ? <LazyBrandWork /> : <LazyFindNetworkers />}</Suspense>
}

/* The card with open tasks (2 kB) is loaded only for brands. */
const LazyBrandTasks = pagePart(() => import('./BrandTasks.tsx').then((module) => module.BrandTasks))

/** A brand's open tasks, if programs are switched on. */
function Tasks() {
  const flags = useFlags()
  if (flags.status !== 'known') return <Pending />
  return (
    flags.flags.program && (
      <Suspense fallback={<Pending />}>
        <LazyBrandTasks />
      </Suspense>
    )
  )
}

/* The card about a brand's money (2 kB) is loaded only for brands. */
const LazyBrandMoney = pagePart(() => import('./BrandMoney.tsx').then((module) => module.BrandMoney))

/** A brand's money, if programs are switched on. */
function BrandsMoney() {
  const flags = useFlags()
  if (flags.status !== 'known') return <Pending />
  if (!flags.flags.program) return null
  return (
    <Suspense fallback={<Pending />}>
      <LazyBrandMoney />
    </Suspense>
  )
}

type BlocksProps = { type: ProfileType; activeProfile: ActiveProfileQuery['activeProfile'] }

function Blocks({ type, activeProfile }: BlocksProps) {
  const parts = {
    who: <ProfileHeaderCard activeProfile={activeProfile} />,
    money: type === 'BRAND' ? <BrandsMoney /> : null,
    today: type === 'BRAND' ? null : <TodayBlock type={type} />,
    link: <LinkInBioCard activeProfile={activeProfile} />,
    accounts: <AccountsCard />,
    groups: (
      <Suspense fallback={<TalentSkeleton />}>
        <LazyCreatedGroups />
      </Suspense>
    ),
    verify: <VerifyCard activeProfile={activeProfile} />,
    progress: <ProgressCard type={type} />,
    programs: <ProgramsOrGroups type={type} />,
  }
  if (isBusiness(type))
    return <BusinessColumns {...parts} tasks={type === 'BRAND' && <Tasks />} work={type === 'BRAND' ? <Brand /> : <Talents />} />
  return <HomeColumns {...parts} offer={type === 'AGENT' ? <Talents /> : <AgentCard activeProfile={activeProfile} />} />
}
