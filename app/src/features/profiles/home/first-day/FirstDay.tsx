import { Stack } from '@wasla/design-system/primitives/Stack'
import { CreatorsCard } from './CreatorsCard.tsx'
import { FirstProgramCard } from './FirstProgramCard.tsx'

/** Blocks of a brand without programs: how to create the first one, then people to work with (README-c, “First day”). */
export const FirstDay = () => (
  <Stack gap="xl">
    <FirstProgramCard />
    <CreatorsCard />
  </Stack>
)
