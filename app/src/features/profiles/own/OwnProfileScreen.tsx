import { Overview } from '../page/Overview.tsx'
import { OwnPage } from './OwnPage.tsx'

/** One's own profile, as others see it and with what changes it. */
export const OwnProfileScreen = () => (
  <OwnPage tab="overview">
    {(face, answer) => (
      <Overview
        face={face}
        whose={null}
        showcase={{
          accounts: answer.mySocialLinks,
          posts: answer.myFeaturedPosts,
          links: answer.visibleProfileLinks,
          partners: answer.myBrandCollaborations,
          rates: answer.myRateCards,
        }}
      />
    )}
  </OwnPage>
)
