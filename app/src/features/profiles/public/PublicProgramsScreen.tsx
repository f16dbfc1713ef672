import { ProfilePrograms } from '../page/ProfilePrograms.tsx'
import { PublicPage } from './PublicPage.tsx'

/** The programs of a brand, for everybody. */
export const PublicProgramsScreen = () => (
  <PublicPage tab="programs">{(profile) => <ProfilePrograms profileId={profile.id} isOwn={false} />}</PublicPage>
)
