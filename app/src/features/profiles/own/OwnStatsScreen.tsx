import { Insights } from '#features/insights/Insights.tsx'
import { OwnPage } from './OwnPage.tsx'

export const OwnStatsScreen = () => (
  <OwnPage tab="stats">
    {({ id, type }, { mySocialLinks }) => (
      <Insights profileId={id} profileType={type} platforms={mySocialLinks.map((link) => link.type)} isOwn />
    )}
  </OwnPage>
)
