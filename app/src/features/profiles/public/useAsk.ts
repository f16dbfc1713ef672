import { useViewer } from '#session/ViewerContext.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import type { Rate } from '../page/Rates.tsx'
import { connectWays } from './connect-ways.ts'
import type { PublicProfile } from './public-details.ts'

/**
 * Returns a function that opens the contact methods with a message about a service. Null on the viewer's own profile, and if the owner
 * offers no method.
 */
export function useAsk(profile: PublicProfile): ((rate: Rate) => void) | null {
  const viewer = useViewer()
  const connect = useUrlDialog('connect')
  const isOwn = viewer.kind === 'signedIn' && viewer.profileId === profile.id
  return isOwn || connectWays(profile).length === 0 ? null : ({ id }) => connect.openWith(id)
}
