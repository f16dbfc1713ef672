/** The two stages of the form (S1 §4): the group itself, and what it is about. */
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

/** Where a path of the input is shown: the two switches are one choice, and an interest is one of the interests. */
export function fieldAt(path: string): string {
  const first = path.split('.')[0] ?? path
  return first === 'isPrivate' || first === 'isDiscoverable' ? 'way' : first
}

/** The first stage that has one of these fields; null where none has. */
export function stageOf(names: readonly string[]): FormStage | null {
  const found = names.filter(isField).map((name) => stageOfField[name])
  return stages.find((stage) => found.includes(stage)) ?? null
}

/** What belongs to a stage, of things that are kept by field: what is wrong in the other stage is said there. */
export const inStage = <Value>(values: Readonly<Record<string, Value>> | undefined, stage: FormStage): Record<string, Value> =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => stageOf([name]) === stage))
