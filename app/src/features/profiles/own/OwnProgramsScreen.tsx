import { useSignedInViewer } from '#session/ViewerContext.ts'
import { ProfilePrograms } from '../page/ProfilePrograms.tsx'
import { OwnPage } from './OwnPage.tsx'

/** The viewer's own programs, as visitors see them. */
export function OwnProgramsScreen() {
  const { profileId } = useSignedInViewer()
  return <OwnPage tab="programs">{() => <ProfilePrograms profileId={profileId} isOwn />}</OwnPage>
}
