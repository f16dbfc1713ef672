import { modesIn, type Engine, type ModeName, type Pictured } from '../../.storybook/modes.ts'
import { readModesOf } from './access/read-modes.ts'

export type Side = 'base' | 'here'
/**
 * `isRead`: the accessibility tree is taken with the picture. Docs pages have none: their markup is Storybook's. Firefox does not tell its
 * trees.
 */
export type Planned = {
  id: string
  title: string
  name: string
  mode: ModeName
  sides: readonly Side[]
  isDocs: boolean
  isRead?: true
}
export type Listed = Pictured & { id: string; name: string }

/**
 * Returns which pictures an engine takes of stories and docs pages, on which sides. The working tree decides the modes of a story on both sides; a
 * story that only the base has uses the modes of the base. `isAffected` leaves out stories that cannot have changed; new and removed
 * stories are always taken.
 */
export function plan(
  base: readonly Listed[],
  here: readonly Listed[],
  isAffected: (story: Listed) => boolean = () => true,
  engine: Engine = 'chromium',
): Planned[] {
  const [before, now] = [new Set(base.map(({ id }) => id)), new Set(here.map(({ id }) => id))]
  const spread = (story: Listed, sides: readonly Side[]) => {
    const names = modesIn(engine, story)
    const read = story.isDocs || engine !== 'chromium' ? new Set() : readModesOf(names)
    return names.map((mode): Planned => ({
      id: story.id,
      title: story.title,
      name: story.name,
      mode,
      sides,
      isDocs: story.isDocs === true,
      ...(read.has(mode) && { isRead: true as const }),
    }))
  }
  return [
    ...here.flatMap((story) => {
      if (!before.has(story.id)) return spread(story, ['here'])
      return isAffected(story) ? spread(story, ['base', 'here']) : []
    }),
    ...base.filter(({ id }) => !now.has(id)).flatMap((story) => spread(story, ['base'])),
  ]
}

export type Batch = { side: Side; mode: ModeName; shots: Planned[] }

/**
 * Groups pictures that one page takes one after the other: of one side in one mode, at most `most`, in the order of the plan. `isTaken`
 * leaves out pictures that exist already.
 */
export function batches(planned: readonly Planned[], most: number, isTaken: (side: Side, shot: Planned) => boolean = () => true): Batch[] {
  const groups = Map.groupBy(
    planned.flatMap((shot) => shot.sides.filter((side) => isTaken(side, shot)).map((side) => ({ side, shot }))),
    ({ side, shot }) => `${shot.mode} ${side}`,
  )
  return [...groups.values()].flatMap((group) => {
    const count = Math.ceil(group.length / most)
    const length = Math.ceil(group.length / count)
    const first = group[0]
    if (!first) return []
    return Array.from({ length: count }, (_, index) => ({
      side: first.side,
      mode: first.shot.mode,
      shots: group.slice(index * length, (index + 1) * length).map(({ shot }) => shot),
    }))
  })
}

export const keyOf = ({ id, mode }: { id: string; mode: string }): string => `${id} ${mode}`
