import { About } from '../page/About.tsx'
import { faceOf } from './face.ts'
import { PublicPage } from './PublicPage.tsx'

export const PublicAboutScreen = () => <PublicPage tab="about">{(profile) => <About face={faceOf(profile)} isOwn={false} />}</PublicPage>
