import type { Shown } from '../report/data.ts'
import { causeKey, causeKinds, type Cause, type Group } from './cause.ts'

const squeezed = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Returns whether the title of a story has the name of one of the components. Returns true if there are no components. */
const isAbout = (title: string, components: readonly string[]) => {
  const parts = title.split('/').map(squeezed)
  return components.length === 0 || components.some((component) => parts.includes(squeezed(component)))
}

type Seen = Pick<Shown, 'title' | 'mode' | 'share'>
type Member = { index: number; change: Seen; cause: Cause; causes: number }

/** Returns the picture that shows a cause best: with the fewest causes, about the component, in English and light, with most changes. */
function clearestOf(members: readonly Member[]): Member | undefined {
  const known = ({ change: { mode } }: Member) => Number(mode.startsWith('en-')) * 2 + Number(mode.includes('-light-'))
  const isItself = ({ change, cause }: Member) => Number(isAbout(change.title, cause.components))
  return members.toSorted(
    (one, other) =>
      one.causes - other.causes ||
      isItself(other) - isItself(one) ||
      known(other) - known(one) ||
      other.change.share - one.change.share ||
      one.index - other.index,
  )[0]
}

/** Groups changed pictures by cause: the largest group first, unknown causes last. */
export function groupsOf(changes: readonly Seen[], causesOf: (index: number) => readonly Cause[]): Group[] {
  const members = changes.flatMap((change, index) => {
    const causes = causesOf(index)
    return causes.map((cause): Member => ({ index, change, cause, causes: causes.length }))
  })
  const groups = [...Map.groupBy(members, ({ cause }) => causeKey(cause)).values()].flatMap((those): Group[] => {
    const clearest = clearestOf(those)
    if (!clearest) return []
    const { kind, name, property, before, after, box } = clearest.cause
    const counts = Map.groupBy(
      those.flatMap(({ cause }) => cause.components),
      (component) => component,
    )
    const pictures = [...new Set(those.map(({ index }) => index))]
    return [
      {
        kind,
        name,
        ...(property !== undefined && { property }),
        before,
        after,
        pictures,
        itself: those
          .filter(({ change, cause }) => (kind !== 'token' && kind !== 'rule') || isAbout(change.title, cause.components))
          .map(({ index }) => index),
        components: [...counts]
          .toSorted(([one, those1], [other, those2]) => those2.length - those1.length || (one < other ? -1 : 1))
          .map(([one]) => one),
        clearest: clearest.index,
        ...(box && { box }),
      },
    ]
  })
  const isUnknown = ({ kind }: Group) => Number(kind === 'unknown')
  return groups.toSorted(
    (one, other) =>
      isUnknown(one) - isUnknown(other) ||
      other.pictures.length - one.pictures.length ||
      causeKinds.indexOf(one.kind) - causeKinds.indexOf(other.kind) ||
      (one.name < other.name ? -1 : 1),
  )
}
