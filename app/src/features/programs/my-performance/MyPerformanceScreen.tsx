import { useSearchParams } from 'react-router'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { ProgramFrame } from '../page/ProgramFrame.tsx'
import { MyPerformanceTab } from './MyPerformanceTab.tsx'

/** What one's own participation brought; with `profile` in the address that of somebody whom the reader manages. */
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
