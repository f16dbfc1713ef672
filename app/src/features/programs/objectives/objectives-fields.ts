import { programLimits } from '@wasla/contract/programs/limits.ts'
import type { FormFields } from '#form/form-problems.ts'
import { fieldAt, milestoneField, type MilestoneDraft } from './objectives-draft.ts'

const parts = ['target', 'rewardType', 'amount', 'title', 'details'] as const

/** All paths of the input that a problem may name. The server names a milestone by its index, so the paths contain the index. */
const places = Array.from({ length: programLimits.milestones.most }, (_, at) => parts.map((part) => `milestones.${at}.${part}`)).flat()

/** Returns the fields of the form. The code `URL_INVALID_FORMAT` always belongs to the tracking URL. */
export const objectivesFields = (milestones: readonly MilestoneDraft[]): FormFields => ({
  fields: ['objectiveType', 'trackingUrl', 'countsBy', 'milestones', ...places],
  codes: { URL_INVALID_FORMAT: 'trackingUrl' },
  at: (path) => fieldAt(path, milestones),
})

/** Returns the labels of the fields in the error summary, in the order of the form. */
export function objectivesLabels(
  milestones: readonly MilestoneDraft[],
  say: (
    id: 'objective' | 'trackingUrl' | 'countsBy' | 'milestones' | `milestone.${'target' | 'amount' | 'experience' | 'details'}`,
    place?: number,
  ) => string,
): Record<string, string> {
  const rows = milestones.flatMap(({ id }, at): [string, string][] => [
    [milestoneField(id, 'target'), say('milestone.target', at + 1)],
    [milestoneField(id, 'amount'), say('milestone.amount', at + 1)],
    [milestoneField(id, 'title'), say('milestone.experience', at + 1)],
    [milestoneField(id, 'details'), say('milestone.details', at + 1)],
  ])
  return Object.fromEntries([
    ['objectiveType', say('objective')],
    ['trackingUrl', say('trackingUrl')],
    ['countsBy', say('countsBy')],
    ['milestones', say('milestones')],
    ...rows,
  ])
}
