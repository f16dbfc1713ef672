import { RateCards } from '../page/RateCards.tsx'
import { OwnPage } from './OwnPage.tsx'

export const OwnRatesScreen = () => <OwnPage tab="rate-card">{(_face, { myRateCards }) => <RateCards rates={myRateCards} isOwn />}</OwnPage>
