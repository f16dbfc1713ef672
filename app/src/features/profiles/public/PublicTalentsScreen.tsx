import { PublicTalents } from '../page/Talents.tsx'
import { PublicPage } from './PublicPage.tsx'

export const PublicTalentsScreen = () => (
  <PublicPage tab="managed-talents">{({ id, type }) => <PublicTalents profileId={id} profileType={type} />}</PublicPage>
)
