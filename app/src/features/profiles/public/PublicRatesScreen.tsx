import { RateCards } from '../page/RateCards.tsx'
import { PublicPage } from './PublicPage.tsx'

export const PublicRatesScreen = () => (
  <PublicPage tab="rate-card">{(profile) => <RateCards rates={profile.rateCards} isOwn={false} />}</PublicPage>
)
