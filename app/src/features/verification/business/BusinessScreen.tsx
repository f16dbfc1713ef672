import { Suspense } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { businessTypes, isBusiness } from '@wasla/contract/profiles/types.ts'
import { pagePart } from '#lazy/page-part.ts'
import { OnboardingPage } from '#shared/onboarding/OnboardingPage.tsx'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { BusinessWizard } from './BusinessWizard.tsx'

/* The form for new documents (1 kB) is loaded only for a business that was refused or must be checked again. */
const Resubmit = pagePart(() => import('./Resubmit.tsx').then((module) => module.Resubmit))

/**
 * Page that adds a business (C-04, F-08). For a business that was refused (F-13) or must be checked again (`?again`, security case 10), it
 * sends new documents. After a business is added, the viewer is switched to it and redirected to its review. If the active profile is a
 * business already, `?new` opens the wizard to add another one.
 */
export function BusinessScreen() {
  usePageTitle('verification.business.title')
  const viewer = useSignedInViewer()
  const [params] = useSearchParams()
  const type = businessTypes.find((each) => each === params.get('type')) ?? null
  const isOwn = isBusiness(viewer.type) && params.get('new') === null
  if (isOwn && viewer.state === 'AdminVerifying') return <Navigate to="/under-review" replace />
  const isResubmitted = isOwn && (viewer.state === 'Rejected' || params.get('again') !== null)
  return (
    <OnboardingPage>
      <Suspense fallback={null}>
        {isResubmitted ? <Resubmit profileId={viewer.profileId} /> : <BusinessWizard preselected={type} />}
      </Suspense>
    </OnboardingPage>
  )
}
