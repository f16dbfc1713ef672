import { useViewer } from '#session/ViewerContext.ts'
import { AppLayout } from './AppLayout.tsx'
import { StrangerFrame } from './EntryFrame.tsx'

/**
 * Frame of the product's pages, which stays mounted when the page changes. On a page that strangers may read (Y-27), signed-out readers get
 * a bar with the sign-in link; from all other pages they have been redirected before the frame renders.
 */
export const MemberLayout = (page: Parameters<typeof AppLayout>[0]) =>
  useViewer().kind === 'signedOut' ? <StrangerFrame {...page} /> : <AppLayout {...page} />
