import { Suspense } from 'react'
import { OverviewSkeleton } from '#shared/programs/page/OverviewSkeleton.tsx'
import { pagePart } from '#late/page-part.ts'
import type { ProgramPreviewProps } from './ProgramPreview.tsx'

/* The whole overview of a program; on phones it is opened by few. */
const ProgramPreview = pagePart(() => import('./ProgramPreview.tsx').then((module) => module.ProgramPreview))

/** For `preview` of a `StepFrame`: the program's page with what is typed, fetched when it is first shown. */
export const LatePreview = (props: ProgramPreviewProps) => (
  <Suspense fallback={<OverviewSkeleton />}>
    <ProgramPreview {...props} />
  </Suspense>
)
