import { ProfilePrograms } from '../page/ProfilePrograms.tsx'
import { PublicPage } from './PublicPage.tsx'

/** Public tab with a brand's programs. */
export const PublicProgramsScreen = () => (
  <PublicPage tab="programs">{(profile) => <ProfilePrograms profileId={profile.id} isOwn={false} />}</PublicPage>
)
