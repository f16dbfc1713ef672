import type { Shown } from '../report/data.ts'
import type { Group } from './cause.ts'
import { causeSaid, counted } from './said.ts'

const openOf = ({ pictures }: Group, changes: readonly Shown[]) => pictures.filter((index) => changes[index]?.note === undefined).length

/** Returns the causes for `results.json`: each with its pictures by story and mode. */
export const causesFile = (groups: readonly Group[], changes: readonly Shown[]) =>
  groups.map((group) => {
    const { kind, name, property, before, after, components, pictures, itself } = group
    const places = pictures.flatMap((index) => {
      const change = changes[index]
      return change ? [{ story: change.story, mode: change.mode }] : []
    })
    return {
      kind,
      name,
      ...(property !== undefined && { property }),
      before,
      after,
      components,
      pictures: places,
      itself: itself.length,
      open: openOf(group, changes),
    }
  })

type Markdown = { cell: (text: string) => string; row: (cells: readonly string[]) => string; limit: number }

/** Returns the table of causes for the summary. */
export function causesTable(groups: readonly Group[], changes: readonly Shown[], { cell, row, limit }: Markdown): string[] {
  const left = groups.length - limit
  return [
    row(['Cause', 'Pictures', 'To look at']),
    '|---|--:|--:|',
    ...groups.slice(0, limit).map((group) => row([cell(causeSaid(group)), String(group.pictures.length), String(openOf(group, changes))])),
    ...(left > 0 ? [`| and ${counted(left, 'more cause', 'more causes')} | | |`] : []),
  ]
}
