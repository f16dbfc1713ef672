import { causeKinds } from '../causes/cause.ts'
import { counted, kindWords } from '../causes/said.ts'
import type { ReportData } from './data.ts'
import { find, icon, make } from './dom.ts'
import { componentOf } from './filter.ts'

/** Shows the pictures of a cause or a component. */
export type See = (what: { cause?: number; component?: string }) => void

/** Shows how many pictures changed and why, and the share of each cause. */
export function drawHead({ causes, changes, trees, compared, base, unsteady, failed }: ReportData): void {
  const explained = causes.filter(({ kind }) => kind !== 'unknown').length
  const unknown = new Set(causes.filter(({ kind }) => kind === 'unknown').flatMap(({ pictures }) => pictures)).size
  find('#sum', HTMLElement).textContent =
    changes.length === 0 && trees.length > 0
      ? 'No picture changed'
      : `${counted(changes.length, 'picture')} changed, for ${counted(explained, 'reason')}${unknown > 0 ? `, ${unknown} without one` : ''}`
  find('#about', HTMLElement).textContent =
    `${(compared - changes.length).toLocaleString('en')} are the same. Compared with ${base}, both builds in one browser.`
  const bar = find('#bar', HTMLElement)
  bar.hidden = causes.length === 0
  bar.ariaLabel = causes.map(({ name, pictures }) => `${name}: ${counted(pictures.length, 'picture')}`).join(', ')
  bar.replaceChildren(
    ...causes.map(({ kind, pictures }) => {
      const part = make('i')
      part.dataset['kind'] = kind
      part.style.flexGrow = String(pictures.length)
      return part
    }),
  )
  find('#key', HTMLElement).replaceChildren(
    ...causeKinds.flatMap((kind) => {
      const pictures = new Set(causes.filter((one) => one.kind === kind).flatMap((one) => one.pictures))
      if (pictures.size === 0) return []
      const sign = make('i')
      sign.dataset['kind'] = kind
      return [make('li', {}, sign, `${kindWords[kind]}, ${pictures.size.toLocaleString('en')}`)]
    }),
  )
  const leftOut = find('#left-out', HTMLButtonElement)
  const count = unsteady.length + failed.length
  leftOut.hidden = count === 0
  leftOut.replaceChildren(icon('activity'), `${counted(count, 'unsteady story', 'unsteady stories')} left out`)
}

/** Shows what is left to decide, and the components with the most changes. */
export function drawRail({ changes }: ReportData, openCauses: number, see: See): void {
  find('#open-causes', HTMLElement).textContent = String(openCauses)
  find('#open-pictures', HTMLElement).textContent = changes.filter(({ note }) => note === undefined).length.toLocaleString('en')
  const counts = [...Map.groupBy(changes, componentOf)].toSorted(([, one], [, other]) => other.length - one.length).slice(0, 8)
  find('#components', HTMLElement).replaceChildren(
    ...counts.map(([component, those]) =>
      make(
        'li',
        {},
        make(
          'button',
          { type: 'button', title: component, onclick: () => see({ component }) },
          make('span', { textContent: component.split('/').slice(1).join(' › ') || component }),
          make('b', { className: 'badge', textContent: those.length.toLocaleString('en') }),
        ),
      ),
    ),
  )
}
