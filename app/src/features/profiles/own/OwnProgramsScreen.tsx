import { useSignedInViewer } from '#session/ViewerContext.ts'
import { ProfilePrograms } from '../page/ProfilePrograms.tsx'
import { OwnPage } from './OwnPage.tsx'

/** What one runs oneself, as others see it. */
export function OwnProgramsScreen() {
  const { profileId } = useSignedInViewer()
  return <OwnPage tab="programs">{() => <ProfilePrograms profileId={profileId} isOwn />}</OwnPage>
}
