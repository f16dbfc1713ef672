import { RateCards } from '../page/RateCards.tsx'
import { OwnPage } from './OwnPage.tsx'

export const OwnRatesScreen = () => (
  <OwnPage tab="rate-card">{(_details, { myRateCards }) => <RateCards rates={myRateCards} isOwn />}</OwnPage>
)
