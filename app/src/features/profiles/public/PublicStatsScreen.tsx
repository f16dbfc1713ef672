import { Insights } from '#shared/insights/Insights.tsx'
import { PublicPage } from './PublicPage.tsx'

export const PublicStatsScreen = () => (
  <PublicPage tab="stats">
    {({ id, type, socialLinks }) => (
      <Insights profileId={id} profileType={type} platforms={socialLinks.map((link) => link.type)} isOwn={false} />
    )}
  </PublicPage>
)
