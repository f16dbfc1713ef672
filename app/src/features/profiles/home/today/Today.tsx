import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { TodayCard } from './TodayCard.tsx'
import { ToPostCard } from './ToPostCard.tsx'

/** Today's results, and what to post. A business joins no programs, so it has nothing to post. */
export const Today = ({ type }: { type: ProfileType }) => (
  <Stack gap="lg">
    <TodayCard />
    {!isBusiness(type) && <ToPostCard />}
  </Stack>
)
