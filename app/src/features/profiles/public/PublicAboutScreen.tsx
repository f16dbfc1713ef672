import { About } from '../page/About.tsx'
import { publicDetails } from './public-details.ts'
import { PublicPage } from './PublicPage.tsx'

export const PublicAboutScreen = () => (
  <PublicPage tab="about">{(profile) => <About details={publicDetails(profile)} isOwn={false} />}</PublicPage>
)
