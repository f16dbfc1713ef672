import { OwnTalents } from '../page/Talents.tsx'
import { OwnPage } from './OwnPage.tsx'

export const OwnTalentsScreen = () => <OwnPage tab="managed-talents">{() => <OwnTalents />}</OwnPage>
