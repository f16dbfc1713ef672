/** The two stages of the form (S1 §4): the group itself, and its interests. */
export const stages = ['DETAILS', 'INTERESTS'] as const
export type FormStage = (typeof stages)[number]

/** Every field of the form with its stage, in the order of the page. */
const stageOfField = {
  photo: 'DETAILS',
  coverPhoto: 'DETAILS',
  name: 'DETAILS',
  userName: 'DETAILS',
  description: 'DETAILS',
  way: 'DETAILS',
  interests: 'INTERESTS',
} as const satisfies Readonly<Record<string, FormStage>>

export type GroupField = keyof typeof stageOfField
export const groupFields = Object.keys(stageOfField) as GroupField[]

const isField = (name: string): name is GroupField => name in stageOfField

/**
 * Returns the field at which the problem of a path is shown. Problems of both switches are shown at the way to join, problems of each
 * interest at the field of interests.
 */
export function fieldAt(path: string): string {
  const first = path.split('.')[0] ?? path
  return first === 'isPrivate' || first === 'isDiscoverable' ? 'way' : first
}

/** Returns the first stage that has one of these fields; null if none has. */
export function stageOf(names: readonly string[]): FormStage | null {
  const found = names.filter(isField).map((name) => stageOfField[name])
  return stages.find((stage) => found.includes(stage)) ?? null
}

/** Returns the errors of one stage, by field. The errors of the other stage are shown in that stage. */
export const inStage = <Value>(values: Readonly<Record<string, Value>> | undefined, stage: FormStage): Record<string, Value> =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => stageOf([name]) === stage))
