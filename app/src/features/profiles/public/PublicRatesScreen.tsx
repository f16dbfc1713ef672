import { RateCards } from '../page/RateCards.tsx'
import { AskAbout } from './AskAbout.tsx'
import { connectWays } from './connect-ways.ts'
import type { PublicProfile } from './public-details.ts'
import { PublicPage } from './PublicPage.tsx'
import { useIsOwn } from './useIsOwn.ts'

export const PublicRatesScreen = () => <PublicPage tab="rate-card">{(profile) => <Rates profile={profile} />}</PublicPage>

/** Rate cards, each with a button to ask about it, unless it is the viewer's own or the owner offers no contact method. */
function Rates({ profile }: { profile: PublicProfile }) {
  const canAsk = !useIsOwn(profile) && connectWays(profile).length > 0
  return (
    <RateCards rates={profile.rateCards} isOwn={false} {...(canAsk && { action: (rate) => <AskAbout profile={profile} rate={rate} /> })} />
  )
}
