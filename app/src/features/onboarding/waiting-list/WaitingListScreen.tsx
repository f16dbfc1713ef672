import { useSignedInViewer } from '#session/ViewerContext.ts'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { OnboardingPage } from '#shared/onboarding/OnboardingPage.tsx'
import { ConnectFirst } from './ConnectFirst.tsx'
import { MyPlace } from './MyPlace.tsx'

/** Page for every unfinished state (C-06): connects an account first, then shows the place in the list. */
export function WaitingListScreen() {
  usePageTitle('onboarding.page')
  const { state } = useSignedInViewer()
  return <OnboardingPage>{state === 'Onboarding/WaitForAdmission' ? <MyPlace /> : <ConnectFirst />}</OnboardingPage>
}
