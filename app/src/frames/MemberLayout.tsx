import { useViewer } from '#session/ViewerContext.ts'
import { AppLayout } from './AppLayout.tsx'
import { StrangerFrame } from './EntryFrame.tsx'

/**
 * Frame of the product's pages. It stays mounted when the page changes. Strangers may read some pages (Y-27): there they get a bar with the
 * sign-in link. All other pages redirect signed-out readers before this frame renders.
 */
export const MemberLayout = (page: Parameters<typeof AppLayout>[0]) =>
  useViewer().kind === 'signedOut' ? <StrangerFrame {...page} /> : <AppLayout {...page} />
