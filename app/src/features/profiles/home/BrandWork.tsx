import { Suspense } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { pagePart } from '#lazy/page-part.ts'
import { FindNetworkers } from './FindNetworkers.tsx'
import { useFirstDayWords } from './first-day/useFirstDayWords.ts'
import { PendingWork } from './HomeSkeleton.tsx'
import { OwnPrograms } from './ProgramsBlock.tsx'
import { HomeOwnProgramsDocument } from './ProgramsBlock.generated.ts'

/* The block for a brand's first day (3 kB) is loaded only before the brand has a program. */
const LazyFirstDay = pagePart(() => import('./first-day/FirstDay.tsx').then((module) => module.FirstDay))

/** People to find, and the brand's own programs. A brand without programs is shown how to create one instead. */
export function BrandWork() {
  const { data, error } = useQuery(HomeOwnProgramsDocument, { context: { errors: 'mine' } })
  const isFirstDay = data?.myPrograms.count === 0
  const words = useFirstDayWords(isFirstDay)
  if (!data && !error) return <PendingWork />
  if (!isFirstDay)
    return (
      <Stack gap="xl">
        <FindNetworkers />
        <OwnPrograms />
      </Stack>
    )
  if (words.hasFailed) return <ErrorState level={2} title={<FormattedMessage id="profiles.programs.failed" />} onRetry={words.retry} />
  return <Suspense fallback={<PendingWork />}>{words.isReady ? <LazyFirstDay /> : <PendingWork />}</Suspense>
}
