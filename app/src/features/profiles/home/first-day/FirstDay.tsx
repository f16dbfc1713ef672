import { Stack } from '@wasla/design-system/primitives/Stack'
import { CreatorsCard } from './CreatorsCard.tsx'
import { FirstProgramCard } from './FirstProgramCard.tsx'

/** Before a brand's first program: how to create one, then people to work with (README-c, “First day”). */
export const FirstDay = () => (
  <Stack gap="xl">
    <FirstProgramCard />
    <CreatorsCard />
  </Stack>
)
