import { Suspense, useState } from 'react'
import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router'
import { widgetFor, type WidgetConfig } from '@wasla/contract/verification/widget.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Skeleton, SkeletonBlock, SkeletonText } from '@wasla/design-system/components/Skeleton'
import { pagePart } from '#lazy/page-part.ts'
import { ActiveProfileDocument } from '#shared/profiles/activeProfile.generated.ts'
import { ProfileProgressDocument } from '#shared/profiles/profileProgress.generated.ts'
import { useConfig } from '#services/context.ts'
import { returnPathOf } from '#session/safe-path.ts'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { MyIdentityRecheckDocument } from '#shared/verification/myIdentityRecheck.generated.ts'
import { MyVerificationsDocument } from '#shared/verification/myVerifications.generated.ts'
import { MySocialLinksDocument } from '#shared/social/mySocialLinks.generated.ts'
import { IdentityState } from './IdentityState.tsx'
import { identityView } from './identity-view.ts'
import { CreatePersonaInquiryDocument, SubmitPersonaInquiryDocument } from './IdentityScreen.generated.ts'
import { Checking } from './Checking.tsx'

/* The widget: a demo loads the local widget (2.6 kB), a real deployment the provider's widget (16.5 kB). */
const LocalWidget = pagePart(() => import('./LocalWidget.tsx').then((module) => module.LocalWidget))
const PersonaWidget = pagePart(() => import('./PersonaWidget.tsx').then((module) => module.PersonaWidget))

/** State of the check on this page. */
type Progress =
  | { readonly kind: 'idle' | 'failed' }
  | { readonly kind: 'open'; readonly widget: WidgetConfig & { inquiryId: string } }
  /** The widget is done, and the page waits for the result from the server. */
  | { readonly kind: 'asking' | 'lost'; readonly inquiryId: string }

/** Page of the identity verification (F-01 to F-05): a confirmation first, then the provider's widget, then the result. */
export function IdentityScreen() {
  usePageTitle('verification.identity.title')
  const { identity } = useConfig()
  const { state } = useSignedInViewer()
  const verifications = useQuery(MyVerificationsDocument, { context: { errors: 'mine' } })
  const recheck = useQuery(MyIdentityRecheckDocument, { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  const links = useQuery(MySocialLinksDocument, { context: { errors: 'mine' } })
  const returnTo = returnPathOf(useLocation().search)
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' })
  const asking = useUrlDialog('verify')
  const [create] = useMutation(CreatePersonaInquiryDocument)
  const [submit] = useMutation(SubmitPersonaInquiryDocument, {
    refetchQueries: [ActiveProfileDocument, MyVerificationsDocument, MyIdentityRecheckDocument, ProfileProgressDocument],
    awaitRefetchQueries: true,
  })

  const start = async () => {
    try {
      const { data } = await create()
      if (!data) return setProgress({ kind: 'failed' })
      const { inquiryId } = data.createPersonaInquiry
      setProgress({ kind: 'open', widget: { ...widgetFor(data.createPersonaInquiry), inquiryId } as WidgetConfig & { inquiryId: string } })
    } catch {
      setProgress({ kind: 'failed' })
    }
  }
  const ask = async (inquiryId: string) => {
    setProgress({ kind: 'asking', inquiryId })
    try {
      await submit({ variables: { inquiryId } })
      setProgress({ kind: 'idle' })
    } catch {
      setProgress({ kind: 'lost', inquiryId })
    }
  }

  if (progress.kind === 'asking' || progress.kind === 'lost')
    return <Checking isLost={progress.kind === 'lost'} onAskAgain={() => void ask(progress.inquiryId)} />
  if (verifications.error ?? links.error ?? recheck.error) {
    return (
      <ErrorState
        level={1}
        title={<FormattedMessage id="profiles.verify.failed" />}
        isRetrying={verifications.loading || links.loading || recheck.loading}
        onRetry={() => void Promise.allSettled([verifications.refetch(), links.refetch(), recheck.refetch()])}
      />
    )
  }
  if (!verifications.data || !links.data || !recheck.data) return <Waiting />

  const view = identityView({
    state,
    verifications: verifications.data.myVerifications,
    links: links.data.mySocialLinks.length,
    recheckSince: recheck.data.myIdentityRecheck?.since ?? null,
  })
  const close = () => setProgress({ kind: 'idle' })
  return (
    <>
      {progress.kind === 'failed' && (
        <Banner tone="danger" isLive>
          <FormattedMessage id="verification.identity.failed" />
        </Banner>
      )}
      <IdentityState
        view={view}
        returnTo={returnTo}
        action={
          view.mayStart && (
            <Button variant="primary" iconStart="face-scan" onPress={asking.open}>
              <FormattedMessage id={view.kind === 'refused' ? 'verification.identity.again' : 'verification.identity.start'} />
            </Button>
          )
        }
      />
      <ConfirmDialog
        isOpen={asking.isOpen && view.mayStart}
        onOpenChange={(isOpen) => !isOpen && asking.close()}
        title={<FormattedMessage id="verification.identity.ask" />}
        onConfirm={start}
      >
        <FormattedMessage id="verification.identity.confirm" />
      </ConfirmDialog>
      {progress.kind === 'open' && !asking.isOpen && (
        <Suspense fallback={null}>
          {identity === 'persona' ? (
            <PersonaWidget
              config={progress.widget}
              onComplete={() => void ask(progress.widget.inquiryId)}
              onCancel={close}
              onError={() => setProgress({ kind: 'failed' })}
            />
          ) : (
            <LocalWidget inquiryId={progress.widget.inquiryId} onComplete={() => void ask(progress.widget.inquiryId)} onCancel={close} />
          )}
        </Suspense>
      )}
    </>
  )
}

const Waiting = () => (
  <Card isPadded aria-busy>
    <Skeleton>
      <SkeletonText look="title" />
      <SkeletonText lines={3} />
      <SkeletonBlock shape="control" />
    </Skeleton>
  </Card>
)
