import { Overview } from '../page/Overview.tsx'
import { faceOf, showcaseOf } from './face.ts'
import { PublicPage } from './PublicPage.tsx'

/** The page a creator puts into their bio. */
export const PublicProfileScreen = () => (
  <PublicPage tab="overview">
    {(profile, whose) => <Overview face={faceOf(profile)} showcase={showcaseOf(profile)} whose={whose} />}
  </PublicPage>
)
