import { useViewer } from '#session/ViewerContext.ts'
import type { PublicProfile } from './public-details.ts'

/** Returns whether a profile is the viewer's own. */
export function useIsOwn({ id }: Pick<PublicProfile, 'id'>): boolean {
  const viewer = useViewer()
  return viewer.kind === 'signedIn' && viewer.profileId === id
}
