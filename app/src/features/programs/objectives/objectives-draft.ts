import type { ImpactObjectives, Milestone } from '@wasla/contract/programs/step-data.ts'
import { objectiveTypes, rewardTypes, type ObjectiveType, type RewardType } from '@wasla/contract/programs/types.ts'
import { countsByWays, type CountsBy } from '@wasla/contract/programs/counts-by.ts'
import type { ParsedMoney } from '@wasla/design-system/components/MoneyField'
import { countOf } from './count-text.ts'

/** A milestone as typed in the form: its target, and its rewards of both kinds, so that switching between the kinds loses nothing. */
export type MilestoneDraft = {
  readonly id: string
  readonly target: string
  readonly rewardType: RewardType
  readonly amount: ParsedMoney
  readonly title: string
  readonly details: string
}

export type ObjectivesDraft = {
  readonly objectiveType: ObjectiveType | null
  readonly trackingUrl: string
  readonly countsBy: CountsBy
  readonly milestones: readonly MilestoneDraft[]
}

const nothing: ParsedMoney = { halalas: null, reason: 'empty' }

export const emptyMilestone = (id: string): MilestoneDraft => ({
  id,
  target: '',
  rewardType: 'CASH',
  amount: nothing,
  title: '',
  details: '',
})

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | null =>
  values.find((each) => each === value) ?? null

/**
 * Returns a list with the draft of one milestone; an empty list if `value` is invalid. `value` is a saved milestone, or a milestone that
 * was stored while it was incomplete.
 */
function milestoneOf(value: unknown, writeCount: (count: number) => string): MilestoneDraft[] {
  if (!isRecord(value) || typeof value['id'] !== 'string') return []
  const { id, target, amount } = value
  return [
    {
      id,
      target: typeof target === 'number' ? writeCount(target) : textOf(target),
      rewardType: oneOf(rewardTypes, value['rewardType']) ?? 'CASH',
      amount: typeof amount === 'number' && Number.isSafeInteger(amount) ? { halalas: amount, reason: null } : nothing,
      title: textOf(value['title']),
      details: textOf(value['details']),
    },
  ]
}

/**
 * Returns the draft for `data`: the saved data of the step (appendix F), or data that was stored before the user left for the wallet. If
 * there are no milestones, the draft has an empty milestone with the id `firstId`.
 */
export function objectivesDraftOf(data: unknown, firstId: string, writeCount: (count: number) => string = String): ObjectivesDraft {
  const source = isRecord(data) ? data : {}
  const milestones = Array.isArray(source['milestones']) ? source['milestones'].flatMap((each) => milestoneOf(each, writeCount)) : []
  return {
    objectiveType: oneOf(objectiveTypes, source['objectiveType']),
    trackingUrl: textOf(source['trackingUrl']),
    countsBy: oneOf(countsByWays, source['countsBy']) ?? 'LINKS',
    milestones: milestones.length > 0 ? milestones : [emptyMilestone(firstId)],
  }
}

/** The input that is validated and sent. Empty or unreadable fields are missing in it, so that the rules report them. */
export type ObjectivesInput = Partial<Omit<ImpactObjectives, 'milestones'>> & {
  readonly milestones: readonly (Omit<Milestone, 'target'> & { readonly target?: number })[]
}

function milestoneInputOf({ id, target, rewardType, amount, title, details }: MilestoneDraft): ObjectivesInput['milestones'][number] {
  const count = countOf(target)
  const base = { id, rewardType, ...(count === null ? {} : { target: count }) }
  if (rewardType === 'CASH') return { ...base, ...(amount.halalas === null ? {} : { amount: amount.halalas }) }
  return { ...base, title: title.trim(), ...(details.trim() === '' ? {} : { details: details.trim() }) }
}

/** Returns the input for a draft. Without a choice, links count; a program for clicks counts nothing else. */
export const objectivesInputOf = ({ objectiveType, trackingUrl, countsBy, milestones }: ObjectivesDraft): ObjectivesInput => ({
  ...(objectiveType === null ? {} : { objectiveType }),
  trackingUrl: trackingUrl.trim(),
  ...(countsBy === 'LINKS' || objectiveType === 'TRAFFIC' ? {} : { countsBy }),
  milestones: milestones.map(milestoneInputOf),
})

/**
 * Returns the name of a milestone's field. It contains the milestone's id, so that an error stays with its row if rows are sorted or
 * removed.
 */
export const milestoneField = (id: string, field: 'target' | 'rewardType' | 'amount' | 'title' | 'details') => `milestone.${id}.${field}`

/** Returns the field at which a problem is shown: `milestones.2.target` is the target of the third milestone in the current order. */
export function fieldAt(path: string, milestones: readonly Pick<MilestoneDraft, 'id'>[]): string {
  const parts = /^(?:data\.)?milestones\.(\d+)(?:\.(target|rewardType|amount|title|details))?$/.exec(path)
  if (!parts) return path.replace(/^data\./, '')
  const milestone = milestones[Number(parts[1])]
  const field = oneOf(['target', 'rewardType', 'amount', 'title', 'details'] as const, parts[2]) ?? 'target'
  return milestone ? milestoneField(milestone.id, field) : 'milestones'
}
