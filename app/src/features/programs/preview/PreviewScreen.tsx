import { Suspense, useMemo } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Navigate } from 'react-router'
import { Card } from '@wasla/design-system/components/Card'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { Tabs } from '@wasla/design-system/components/Tabs'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { pagePart } from '#lazy/page-part.ts'
import { CatalogueCard } from '#shared/programs/page/CatalogueItem.tsx'
import { readSteps } from '#shared/programs/page/program-steps.ts'
import { nextPath } from '#shared/programs/wizard/addresses.ts'
import { PageHead } from '#shell/PageHead.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { Publishing } from '../publish/Publishing.tsx'
import { useDraft } from '../wizard/draft/useDraft.ts'
import { WizardLayout } from '../wizard/frame/WizardLayout.tsx'
import { LazyPreview } from '../wizard/preview/LazyPreview.tsx'
import { PreviewStepsDocument } from '../wizard/preview/preview.generated.ts'
import { WizardContext } from '../wizard/step/wizard-context.ts'
import type { WizardProgramFragment } from '../wizard/wizard.generated.ts'
import * as styles from './Preview.css.ts'

/** The pages of the preview (S2 §2). */
const previewTabs = ['overview', 'shareable-content', 'catalogue', 'learning-content'] as const
type PreviewTab = (typeof previewTabs)[number]

/* The content tabs (3 kB) are loaded only on the two pages that show content. */
const ProgramContents = pagePart(() => import('#shared/programs/content/ProgramContents.tsx').then((module) => module.ProgramContents))

const addressOf = (tab: PreviewTab) => `/programs/create/preview/${tab}`

/**
 * Page after the last step (S2 §2). It has a preview of the program for visitors, the findings of the pre-publish check, and the publish
 * button.
 */
export function PreviewScreen({ tab }: { tab: PreviewTab }) {
  usePageTitle('programs.preview.title')
  const { state, retry } = useDraft(null)
  switch (state.kind) {
    case 'loading':
      return (
        <WizardLayout type={null} program={null}>
          <Stack gap="lg">
            <Head />
            <Card isPadded>
              <SkeletonRows rows={5} />
            </Card>
          </Stack>
        </WizardLayout>
      )
    case 'failed':
      return <ErrorState level={1} title={<FormattedMessage id="programs.wizard.failed" />} onRetry={retry} />
    case 'moved':
      return <Navigate to={state.to} replace />
    case 'new':
      return <Navigate to={nextPath('PROGRAM_DETAILS')} replace />
    case 'open':
      return <Review key={state.program.id} program={state.program} tab={tab} />
  }
}

const Head = () => (
  <PageHead title={<FormattedMessage id="programs.preview.title" />} lead={<FormattedMessage id="programs.preview.lead" />} />
)

function Review({ program, tab }: { program: WizardProgramFragment; tab: PreviewTab }) {
  const intl = useIntl()
  /*
   * The parts of the preview read the draft from the wizard context, as they do beside a step. Because this page is no step, the context
   * names the last step.
   */
  const page = useMemo(() => ({ type: 'BUDGET' as const, program }), [program])
  return (
    <WizardContext value={page}>
      <WizardLayout type={null} program={program}>
        <div className={styles.page}>
          <Head />
          <Publishing program={program}>
            {({ dryRun, money }) => (
              <>
                <div className={styles.review}>
                  {dryRun}
                  {money}
                </div>
                <Tabs
                  label={intl.formatMessage({ id: 'programs.preview.tabs' })}
                  items={previewTabs.map((id) => ({
                    id,
                    label: <FormattedMessage id={`programs.preview.tab.${id}`} />,
                    href: addressOf(id),
                  }))}
                  selected={tab}
                >
                  <Suspense fallback={<SkeletonRows rows={3} />}>
                    <Panel programId={program.id} tab={tab} />
                  </Suspense>
                </Tabs>
              </>
            )}
          </Publishing>
        </div>
      </WizardLayout>
    </WizardContext>
  )
}

function Panel({ programId, tab }: { programId: string; tab: PreviewTab }) {
  switch (tab) {
    case 'overview':
      return <LazyPreview />
    case 'shareable-content':
      return <ProgramContents programId={programId} contentStepType="SHAREABLE" />
    case 'learning-content':
      return <ProgramContents programId={programId} contentStepType="LEARNING" />
    case 'catalogue':
      return <Catalogue programId={programId} />
  }
}

function Catalogue({ programId }: { programId: string }) {
  const { data, error, loading, refetch } = useQuery(PreviewStepsDocument, {
    variables: { id: programId },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const catalogue = data && readSteps(data).catalogue
  if (catalogue)
    return (
      <ul className={styles.catalogue}>
        {catalogue.items.map((item) => (
          <li key={item.id}>
            <CatalogueCard item={item} isKindShown />
          </li>
        ))}
      </ul>
    )
  if (data)
    return (
      <Card>
        <Empty title={<FormattedMessage id="programs.preview.contents.none" />} />
      </Card>
    )
  if (!error || loading) return <SkeletonRows rows={3} />
  return (
    <ErrorState
      level={3}
      title={<FormattedMessage id="programs.preview.contents.failed" />}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  )
}
