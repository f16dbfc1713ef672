import type { ProgressStepName } from '@wasla/contract/profiles/progress.ts'
import { isBusiness, type ProfileType } from '@wasla/contract/profiles/types.ts'
import { checklist } from '../../home/checklist.ts'
import { tabsOf } from '#shared/profiles/tabs.ts'

/** What a page can be filled with, in the order in which it is offered. */
export const startNames = ['accounts', 'bio', 'interests', 'rates', 'posts', 'links', 'partners'] as const
export type StartName = (typeof startNames)[number]

/** What stands on the page already. */
export type Filled = Readonly<Record<StartName, boolean>>

/** The step of the profile's progress that each one finishes (S1 §6); the others are worth having without a credit. */
const stepOf: Partial<Record<StartName, ProgressStepName>> = {
  interests: 'INTERESTS',
  rates: 'RATE_CARD',
  posts: 'FEATURED_POSTS',
  links: 'FEATURED_LINKS',
  partners: 'BRAND_COLLABORATION',
}

export type StartItem = {
  name: StartName
  /** What finishing it adds to the score, 0..1; null where it adds nothing, or nothing more. */
  gain: number | null
}

const belongsTo = (type: ProfileType, name: StartName) => {
  if (name === 'interests') return !isBusiness(type)
  return name !== 'rates' || tabsOf(type).includes('rate-card')
}

/** What a profile of this type still lacks and what it has; `progress` is null until it is known. */
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
