import type { Guidelines } from '@wasla/contract/programs/step-data.ts'

/** One thing to do or not to do as it is typed. The id is the page's own: it carries errors and the focus along when lines are moved. */
export type GuidelineDraft = { readonly id: string; readonly text: string }

export const guidelineLists = ['dos', 'donts'] as const
export type GuidelineList = (typeof guidelineLists)[number]

export type GuidelinesDraft = Readonly<Record<GuidelineList, readonly GuidelineDraft[]>>

const textsOf = (data: unknown, list: GuidelineList): readonly unknown[] => {
  const found = typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>)[list] : undefined
  return Array.isArray(found) ? found : []
}

/**
 * The form for what is saved of the step; at first one empty line to do, and `disclosure`, the rule about advertisements, among those not to
 * do, where it stands until somebody changes it (K-23). The same data has the same ids.
 */
export function guidelinesDraftOf(data: unknown, disclosure: string): GuidelinesDraft {
  const linesOf = (list: GuidelineList, first: string): GuidelineDraft[] => {
    const texts = textsOf(data, list).filter((text) => typeof text === 'string')
    return (texts.length > 0 ? texts : [first]).map((text, at) => ({ id: `saved-${at}`, text }))
  }
  return { dos: linesOf('dos', ''), donts: linesOf('donts', disclosure) }
}

/** What is sent and checked. */
export const guidelinesOf = ({ dos, donts }: GuidelinesDraft): Guidelines => ({
  dos: dos.map(({ text }) => text),
  donts: donts.map(({ text }) => text),
})

/** The name of the field of a line. */
export const guidelineField = (list: GuidelineList, id: string) => `${list}.${id}`

/** Where a problem of the input is shown: `donts.2` at the line that is third now, or at the first of its list. */
export function fieldAt(path: string, draft: GuidelinesDraft): string {
  const [name, place] = path.split('.')
  const list = guidelineLists.find((each) => each === name)
  const line = list && (draft[list][Number(place ?? 0)] ?? draft[list][0])
  return list && line ? guidelineField(list, line.id) : path
}
