import { About } from '../page/About.tsx'
import { OwnPage } from './OwnPage.tsx'

export const OwnAboutScreen = () => <OwnPage tab="about">{(details) => <About details={details} isOwn />}</OwnPage>
