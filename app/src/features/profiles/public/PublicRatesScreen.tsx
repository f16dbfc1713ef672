import { RateCards } from '../page/RateCards.tsx'
import type { PublicProfile } from './public-details.ts'
import { PublicPage } from './PublicPage.tsx'
import { useAsk } from './useAsk.ts'

export const PublicRatesScreen = () => <PublicPage tab="rate-card">{(profile) => <Rates profile={profile} />}</PublicPage>

const Rates = ({ profile }: { profile: PublicProfile }) => <RateCards rates={profile.rateCards} isOwn={false} onAsk={useAsk(profile)} />
