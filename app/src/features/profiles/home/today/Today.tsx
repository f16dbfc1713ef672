import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { TodayCard } from './TodayCard.tsx'
import { ToPostCard } from './ToPostCard.tsx'

/** Results of today, and programs to post about. Businesses see only the results, because they cannot join programs. */
export const Today = ({ type }: { type: ProfileType }) => (
  <Stack gap="lg">
    <TodayCard />
    {!isBusiness(type) && <ToPostCard />}
  </Stack>
)
