import { useQuery } from '@apollo/client/react'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { FindNetworkers } from './FindNetworkers.tsx'
import { TalentSkeleton } from './HomeSkeleton.tsx'
import { OwnPrograms } from './ProgramsBlock.tsx'
import { HomeOwnProgramsDocument } from './ProgramsBlock.generated.ts'

/** A brand's work: people and its programs. Before its first program, how that one is made stands first. */
export function BrandWork() {
  const { data, error } = useQuery(HomeOwnProgramsDocument, { context: { errors: 'mine' } })
  if (!data && !error) return <TalentSkeleton />
  const isFirstDay = data?.myPrograms.count === 0
  const blocks = [<FindNetworkers key="people" />, <OwnPrograms key="programs" />]
  return <Stack gap="xl">{isFirstDay ? blocks.toReversed() : blocks}</Stack>
}
