import type { ProgressStepName } from '@wasla/contract/profiles/progress.ts'
import { profilesAccess } from '@wasla/contract/access/profiles.ts'
import { isForType } from '@wasla/contract/access/rule.ts'
import { showcaseAccess } from '@wasla/contract/access/showcase.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { checklist } from '../../home/checklist.ts'

/** Items that a profile can have, in the order in which the list offers them. */
export const startNames = ['accounts', 'bio', 'interests', 'rates', 'posts', 'links', 'partners'] as const
export type StartName = (typeof startNames)[number]

/** Which items the profile has. */
export type Filled = Readonly<Record<StartName, boolean>>

/** The step of the progress that each item completes (S1 §6). The items that are missing here do not change the score. */
const stepOf: Partial<Record<StartName, ProgressStepName>> = {
  interests: 'INTERESTS',
  rates: 'RATE_CARD',
  posts: 'FEATURED_POSTS',
  links: 'FEATURED_LINKS',
  partners: 'BRAND_COLLABORATION',
}

export type StartItem = {
  name: StartName
  /** How much the item adds to the score, 0..1; null if it adds nothing, or if the score already counts it. */
  gain: number | null
}

const belongsTo = (type: ProfileType, name: StartName) => {
  if (name === 'interests') return isForType(profilesAccess.updateProfileInterests, type)
  return name !== 'rates' || isForType(showcaseAccess.createRateCard, type)
}

/** Returns the items that a profile of this type lacks and the items that it has. `progress` is null until it is loaded. */
export function startList(type: ProfileType, filled: Filled, progress: Parameters<typeof checklist>[0] | null) {
  const open = progress ? checklist(progress).toDo : []
  const names = startNames.filter((name) => belongsTo(type, name))
  return {
    missing: names
      .filter((name) => !filled[name])
      .map((name): StartItem => ({ name, gain: open.find((step) => step.name === stepOf[name])?.gain ?? null })),
    done: names.filter((name) => filled[name]),
  }
}
