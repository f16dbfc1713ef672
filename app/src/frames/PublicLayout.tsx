import { Suspense, type ReactNode } from 'react'
import type { AppShellProps } from '@wasla/design-system/patterns/AppShell'
import { pagePart } from '#lazy/page-part.ts'
import { EntryFrame, StrangerFrame } from './EntryFrame.tsx'
import { memberStates } from '#session/guards.ts'
import { useViewer } from '#session/ViewerContext.ts'
import { FirstWaiting } from '#shell/FirstWaiting.tsx'

/* The product's bar is 2.8 kB. Only members load it. */
const AppLayout = pagePart(() => import('./AppLayout.tsx').then((module) => module.AppLayout))

type PublicLayoutProps = { width?: AppShellProps['width']; children: ReactNode }

/** Frame of public pages about a profile or a group. Members see the product's bar; everybody else sees a sign-in link. */
export function PublicLayout(props: PublicLayoutProps) {
  const viewer = useViewer()
  if (viewer.kind === 'signedOut') return <StrangerFrame {...props} />
  if (viewer.kind === 'signedIn' && !memberStates.includes(viewer.state)) return <EntryFrame {...props} homeHref="/home" />
  return (
    <Suspense fallback={<FirstWaiting />}>
      <AppLayout {...props} />
    </Suspense>
  )
}
