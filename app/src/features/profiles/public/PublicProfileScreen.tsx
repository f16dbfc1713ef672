import { Overview } from '../page/Overview.tsx'
import { publicDetails, showcaseOf } from './public-details.ts'
import { PublicPage } from './PublicPage.tsx'

/** Public page of a profile, to which networkers link in their bio. */
export const PublicProfileScreen = () => (
  <PublicPage tab="overview">
    {(profile, whose) => <Overview details={publicDetails(profile)} showcase={showcaseOf(profile)} whose={whose} />}
  </PublicPage>
)
