import { useSearchParams } from 'react-router'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { ProgramFrame } from '../page/ProgramFrame.tsx'
import { MyPerformanceTab } from './MyPerformanceTab.tsx'

/** Results of a participation: the viewer's own, or, if the address contains `profile`, that of somebody whom the viewer manages. */
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
