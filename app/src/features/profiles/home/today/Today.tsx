import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { TodayCard } from './TodayCard.tsx'
import { ToPostCard } from './ToPostCard.tsx'

/** What today is about: what came of the links, and what to post. A business takes part in nothing itself. */
export const Today = ({ type }: { type: ProfileType }) => (
  <Stack gap="lg">
    <TodayCard />
    {!isBusiness(type) && <ToPostCard />}
  </Stack>
)
