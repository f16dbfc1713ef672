import { useSearchParams } from 'react-router'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { ProgramFrame } from '../page/ProgramFrame.tsx'
import { MyPerformanceTab } from './MyPerformanceTab.tsx'

/** Results of the viewer's own participation, or, with `profile` in the address, of somebody the viewer manages. */
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
