import type { ProgressStepName } from '@wasla/contract/profiles/progress.ts'
import { profilesAccess } from '@wasla/contract/access/profiles.ts'
import { isForType } from '@wasla/contract/access/rule.ts'
import { showcaseAccess } from '@wasla/contract/access/showcase.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { checklist } from '../../home/checklist.ts'

/** The items that a page can be filled with, in display order. */
export const startNames = ['accounts', 'bio', 'interests', 'rates', 'posts', 'links', 'partners'] as const
export type StartName = (typeof startNames)[number]

/** Whether the page already has each item. */
export type Filled = Readonly<Record<StartName, boolean>>

/** The step of the profile's progress that each item completes (S1 §6). The others add nothing to the score. */
const stepOf: Partial<Record<StartName, ProgressStepName>> = {
  interests: 'INTERESTS',
  rates: 'RATE_CARD',
  posts: 'FEATURED_POSTS',
  links: 'FEATURED_LINKS',
  partners: 'BRAND_COLLABORATION',
}

export type StartItem = {
  name: StartName
  /** Gain of the score when it is completed, 0..1; null if it adds nothing, or nothing more. */
  gain: number | null
}

const belongsTo = (type: ProfileType, name: StartName) => {
  if (name === 'interests') return isForType(profilesAccess.updateProfileInterests, type)
  return name !== 'rates' || isForType(showcaseAccess.createRateCard, type)
}

/** Returns what a profile of this type lacks and what it has. `progress` is null until it is loaded. */
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
