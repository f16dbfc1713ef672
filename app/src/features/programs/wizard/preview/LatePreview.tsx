import { Suspense } from 'react'
import { OverviewSkeleton } from '#shared/programs/page/OverviewSkeleton.tsx'
import { pagePart } from '#late/page-part.ts'
import type { ProgramPreviewProps } from './ProgramPreview.tsx'

/* The whole overview of a program, which few people open on phones. */
const ProgramPreview = pagePart(() => import('./ProgramPreview.tsx').then((module) => module.ProgramPreview))

/** The program's page with the typed values, for `preview` of a `StepFrame`. Loaded when it is first shown. */
export const LatePreview = (props: ProgramPreviewProps) => (
  <Suspense fallback={<OverviewSkeleton />}>
    <ProgramPreview {...props} />
  </Suspense>
)
