import { useSearchParams } from 'react-router'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { ProgramFrame } from '../page/ProgramFrame.tsx'
import { MyPerformanceTab } from './MyPerformanceTab.tsx'

/**
 * Results of a participation: by default the viewer's own. If the address contains `profile`, the results of a person whom the viewer
 * manages.
 */
export function MyPerformanceScreen() {
  const [query] = useSearchParams()
  const { profileId: own } = useSignedInViewer()
  const profileId = query.get('profile') ?? own
  return (
    <ProgramFrame tab="my-performance" isOfOther={profileId !== own}>
      {({ program }) => <MyPerformanceTab key={profileId} program={program} profileId={profileId} isOwn={profileId === own} />}
    </ProgramFrame>
  )
}
