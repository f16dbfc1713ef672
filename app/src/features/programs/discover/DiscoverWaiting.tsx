import { FormattedMessage } from 'react-intl'
import { ProgramGridSkeleton } from '#shared/programs/card/ProgramCardSkeleton.tsx'
import { ExploreLayout } from '#shared/explore/ExploreLayout.tsx'
import { discoverPageSize } from './discover-address.ts'

/** Discover while it is not known who looks at it. */
export const DiscoverWaiting = () => (
  <ExploreLayout current="discover" title={<FormattedMessage id="programs.discover.title" />}>
    <ProgramGridSkeleton count={discoverPageSize} />
  </ExploreLayout>
)
