import { Insights } from '#shared/insights/Insights.tsx'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { OwnPage } from './OwnPage.tsx'

export function OwnStatsScreen() {
  const { state } = useSignedInViewer()
  return (
    <OwnPage tab="stats">
      {({ id, type }, { mySocialLinks }) => (
        <Insights
          profileId={id}
          profileType={type}
          platforms={mySocialLinks.map((link) => link.type)}
          isOwn
          isHidden={state === 'Rejected'}
        />
      )}
    </OwnPage>
  )
}
