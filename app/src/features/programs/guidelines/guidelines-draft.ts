import type { Guidelines } from '@wasla/contract/programs/step-data.ts'

/** A typed do or don't. The id exists only on this page. It keeps errors and focus with a line that is moved. */
export type GuidelineDraft = { readonly id: string; readonly text: string }

export const guidelineLists = ['dos', 'donts'] as const
export type GuidelineList = (typeof guidelineLists)[number]

export type GuidelinesDraft = Readonly<Record<GuidelineList, readonly GuidelineDraft[]>>

const textsOf = (data: unknown, list: GuidelineList): readonly unknown[] => {
  const found = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>)[list] : undefined
  return Array.isArray(found) ? found : []
}

/**
 * Returns the draft for the saved data of the step. If no lines are saved, the draft has one empty do, and `disclosure` (the rule about
 * advertisements) as its first don't (K-23). The ids are the same for the same data.
 */
export function guidelinesDraftOf(data: unknown, disclosure: string): GuidelinesDraft {
  const linesOf = (list: GuidelineList, first: string): GuidelineDraft[] => {
    const texts = textsOf(data, list).filter((text) => typeof text === 'string')
    return (texts.length > 0 ? texts : [first]).map((text, at) => ({ id: `saved-${at}`, text }))
  }
  return { dos: linesOf('dos', ''), donts: linesOf('donts', disclosure) }
}

/** Returns the input that is validated and sent. */
export const guidelinesOf = ({ dos, donts }: GuidelinesDraft): Guidelines => ({
  dos: dos.map(({ text }) => text),
  donts: donts.map(({ text }) => text),
})

/** Returns the name of a line's field. */
export const guidelineField = (list: GuidelineList, id: string) => `${list}.${id}`

/**
 * Returns the field at which a problem is shown: `donts.2` is the third don't in the current order. If the path has no such line, returns
 * the first line of the list.
 */
export function fieldAt(path: string, draft: GuidelinesDraft): string {
  const [name, place] = path.split('.')
  const list = guidelineLists.find((each) => each === name)
  const line = list && (draft[list][Number(place ?? 0)] ?? draft[list][0])
  return list && line ? guidelineField(list, line.id) : path
}
