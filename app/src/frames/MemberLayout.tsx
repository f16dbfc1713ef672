import { useViewer } from '#session/ViewerContext.ts'
import { AppLayout } from './AppLayout.tsx'
import { StrangerFrame } from './EntryFrame.tsx'

/**
 * The frame of the product's pages. It stays mounted between them, those that strangers may read among them (Y-27): for these it has the
 * bar with the way in. Whoever else is not signed in has been redirected before it is drawn.
 */
export const MemberLayout = (page: Parameters<typeof AppLayout>[0]) =>
  useViewer().kind === 'signedOut' ? <StrangerFrame {...page} /> : <AppLayout {...page} />
