import { Stack } from '@wasla/design-system/primitives/Stack'
import { CreatorsCard } from './CreatorsCard.tsx'
import { FirstProgramCard } from './FirstProgramCard.tsx'

/** Before a brand's first program: how that one is made, then people it could work with (README-c, “First day”). */
export const FirstDay = () => (
  <Stack gap="xl">
    <FirstProgramCard />
    <CreatorsCard />
  </Stack>
)
