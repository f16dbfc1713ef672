import { runsSaid, unsteadySaid } from '../said.ts'
import type { ReportData, Unsteady } from './data.ts'
import { find, make } from './dom.ts'

const sides = { base: 'base', here: 'working tree' } as const

/** Returns what moved in each of the last comparisons. Nothing, if this was the first one. */
function history(one: Unsteady) {
  const lines = runsSaid(one)
  if (lines.length < 2) return []
  const list = make('ul', {}, ...lines.map((textContent) => make('li', { textContent })))
  return [make('details', { className: 'runs' }, make('summary', { textContent: `Its last ${lines.length} comparisons` }), list)]
}

/** Lists the stories to mend, with pictures of what moved. */
export function drawTroubles({ failed, unsteady }: Pick<ReportData, 'failed' | 'unsteady'>): void {
  const count = failed.length + unsteady.length
  find('#troubles', HTMLDetailsElement).hidden = count === 0
  find('#troubles summary', HTMLElement).textContent = `${count} stories to mend`
  find('#troubles ul', HTMLElement).append(
    ...failed.map((place) => make('li', { textContent: `${place} ends in an error` })),
    ...unsteady.map((one) =>
      make(
        'li',
        { textContent: unsteadySaid(one) },
        ...one.moved.flatMap(({ side, marked }) => [' ', make('a', { href: marked, textContent: `What moved (${sides[side]})` })]),
        ...history(one),
      ),
    ),
  )
}
