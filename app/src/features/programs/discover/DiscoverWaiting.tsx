import { FormattedMessage } from 'react-intl'
import { ProgramGridSkeleton } from '#shared/programs/card/ProgramCardSkeleton.tsx'
import { ExploreLayout } from '#shared/explore/ExploreLayout.tsx'
import { discoverPageSize } from './discover-address.ts'

/** Skeleton of Discover while the viewer is not known yet. */
export const DiscoverWaiting = () => (
  <ExploreLayout current="discover" title={<FormattedMessage id="programs.discover.title" />}>
    <ProgramGridSkeleton count={discoverPageSize} />
  </ExploreLayout>
)
