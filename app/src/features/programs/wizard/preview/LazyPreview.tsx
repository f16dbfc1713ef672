import { Suspense } from 'react'
import { OverviewSkeleton } from '#shared/programs/page/OverviewSkeleton.tsx'
import { pagePart } from '#lazy/page-part.ts'
import type { ProgramPreviewProps } from './ProgramPreview.tsx'

/* The preview contains the whole overview of a program. It is loaded only when it is shown, because few people open it on phones. */
const ProgramPreview = pagePart(() => import('./ProgramPreview.tsx').then((module) => module.ProgramPreview))

/** Preview of the program's page with the typed values, for the property `preview` of a `StepFrame`. Loaded when it is first shown. */
export const LazyPreview = (props: ProgramPreviewProps) => (
  <Suspense fallback={<OverviewSkeleton />}>
    <ProgramPreview {...props} />
  </Suspense>
)
