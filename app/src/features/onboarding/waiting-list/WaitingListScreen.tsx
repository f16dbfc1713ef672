import { useSignedInViewer } from '#session/ViewerContext.ts'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { OnboardingPage } from '#shared/onboarding/OnboardingPage.tsx'
import { ConnectFirst } from './ConnectFirst.tsx'
import { MyPlace } from './MyPlace.tsx'

/** Page for everybody who is not admitted yet (C-06): first connects an account, then shows the place in the waiting list. */
export function WaitingListScreen() {
  usePageTitle('onboarding.page')
  const { state } = useSignedInViewer()
  return <OnboardingPage>{state === 'Onboarding/WaitForAdmission' ? <MyPlace /> : <ConnectFirst />}</OnboardingPage>
}
