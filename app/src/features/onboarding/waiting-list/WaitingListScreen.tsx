import { useSignedInViewer } from '#session/ViewerContext.ts'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { OnboardingPage } from '#shared/onboarding/OnboardingPage.tsx'
import { ConnectFirst } from './ConnectFirst.tsx'
import { MyPlace } from './MyPlace.tsx'

/** The page of every unfinished state (C-06): connect an account, then wait for admission. */
export function WaitingListScreen() {
  usePageTitle('onboarding.page')
  const { state } = useSignedInViewer()
  return <OnboardingPage>{state === 'Onboarding/WaitForAdmission' ? <MyPlace /> : <ConnectFirst />}</OnboardingPage>
}
