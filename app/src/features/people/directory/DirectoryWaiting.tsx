import { FormattedMessage } from 'react-intl'
import { peopleLimits } from '@wasla/contract/people/limits.ts'
import { ExploreLayout } from '#shared/explore/ExploreLayout.tsx'
import { PeopleSkeleton } from './PeopleSkeleton.tsx'

/** Skeleton of the directory until the viewer is known. */
export const DirectoryWaiting = () => (
  <ExploreLayout current="people" title={<FormattedMessage id="people.title" />} lead={<FormattedMessage id="people.about" />}>
    <PeopleSkeleton count={peopleLimits.page} />
  </ExploreLayout>
)
