import { useSignedInViewer } from '#session/ViewerContext.ts'
import { ProfilePrograms } from '../page/ProfilePrograms.tsx'
import { OwnPage } from './OwnPage.tsx'

/** Tab with the viewer's own programs. */
export function OwnProgramsScreen() {
  const { profileId } = useSignedInViewer()
  return <OwnPage tab="programs">{() => <ProfilePrograms profileId={profileId} isOwn />}</OwnPage>
}
