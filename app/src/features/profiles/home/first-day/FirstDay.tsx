import { Stack } from '@wasla/design-system/primitives/Stack'
import { CreatorsCard } from './CreatorsCard.tsx'
import { FirstProgramCard } from './FirstProgramCard.tsx'

/** Shown before a brand's first program: how to create it, and people to work with (README-c, “First day”). */
export const FirstDay = () => (
  <Stack gap="xl">
    <FirstProgramCard />
    <CreatorsCard />
  </Stack>
)
