import { Stack } from '@wasla/design-system/primitives/Stack'
import { CreatorsCard } from './CreatorsCard.tsx'
import { FirstProgramCard } from './FirstProgramCard.tsx'

/**
 * Main block of the home page of a brand without programs: how to create the first one, and people to work with (README-c, “First day”).
 */
export const FirstDay = () => (
  <Stack gap="xl">
    <FirstProgramCard />
    <CreatorsCard />
  </Stack>
)
