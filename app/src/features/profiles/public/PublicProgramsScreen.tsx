import { ProfilePrograms } from '../page/ProfilePrograms.tsx'
import { PublicPage } from './PublicPage.tsx'

/** What a brand runs, for everybody. */
export const PublicProgramsScreen = () => (
  <PublicPage tab="programs">{(profile) => <ProfilePrograms profileId={profile.id} isOwn={false} />}</PublicPage>
)
