import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { useServices } from '#services/context.ts'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { ActiveProfileDocument } from '../activeProfile.generated.ts'
import { AgentCard } from '../agent-upgrade/AgentCard.tsx'
import { AccountsCard } from './AccountsCard.tsx'
import { HomeColumns } from './HomeColumns.tsx'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { LinkInBioCard } from './LinkInBioCard.tsx'
import { ProfileHeaderCard } from './ProfileHeaderCard.tsx'
import { ProgressCard } from './ProgressCard.tsx'
import { VerifyCard } from './VerifyCard.tsx'
import { WelcomeLine } from './WelcomeLine.tsx'
import * as styles from './HomeScreen.css.ts'

/** A person's own page: who you are, what to do next, how complete you are. */
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
    <>
      <div className={styles.masthead}>
        <WelcomeLine activeProfile={activeProfile} now={new Date(clock.now())} />
      </div>
      <HomeColumns
        who={<ProfileHeaderCard activeProfile={activeProfile} />}
        link={<LinkInBioCard activeProfile={activeProfile} />}
        accounts={<AccountsCard />}
        verify={<VerifyCard activeProfile={activeProfile} />}
        progress={<ProgressCard activeProfile={activeProfile} />}
        offer={<AgentCard activeProfile={activeProfile} />}
      />
    </>
  )
}
