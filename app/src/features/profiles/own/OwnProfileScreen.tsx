import { Suspense } from 'react'
import { pagePart } from '#lazy/page-part.ts'
import { LinkInBioCard } from '../home/LinkInBioCard.tsx'
import type { ProfileDetails } from '../page/profile-details.ts'
import { Overview, type Showcase } from '../page/Overview.tsx'
import type { OwnProfileQuery } from './OwnProfile.generated.ts'
import { OwnPage } from './OwnPage.tsx'
import { startList, type Filled } from './start/start-list.ts'

/* The list of what the profile lacks (2.5 kB) is loaded only if something is missing. */
const StartCard = pagePart(() => import('./start/StartCard.tsx').then((module) => module.StartCard))

const showcaseOf = (answer: OwnProfileQuery, details: ProfileDetails): Showcase => ({
  accounts: answer.mySocialLinks,
  posts: answer.myFeaturedPosts,
  links: answer.visibleProfileLinks,
  partners: answer.myBrandCollaborations,
  rates: answer.myRateCards,
  record: details.record,
})

const filledOf = ({ bio, interests }: ProfileDetails, { accounts, posts, links, partners, rates }: Showcase): Filled => ({
  accounts: accounts.length > 0,
  bio: bio !== null && bio !== '',
  interests: interests.length > 0,
  rates: rates.length > 0,
  posts: posts.length > 0,
  links: links.length > 0,
  partners: partners.length > 0,
})

/** The viewer's own profile, as others see it, with links to edit it. One list has everything that the profile lacks. */
export const OwnProfileScreen = () => (
  <OwnPage tab="overview">
    {(details, answer) => {
      const showcase = showcaseOf(answer, details)
      const filled = filledOf(details, showcase)
      const isLacking = startList(details.type, filled, null).missing.length > 0
      return (
        <Overview
          details={details}
          whose={null}
          showcase={showcase}
          start={
            isLacking && (
              <Suspense fallback={null}>
                <StartCard type={details.type} filled={filled} aside={<LinkInBioCard activeProfile={answer.activeProfile} />} />
              </Suspense>
            )
          }
        />
      )
    }}
  </OwnPage>
)
