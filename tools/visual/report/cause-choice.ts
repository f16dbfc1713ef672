import { causeSaid } from '../causes/said.ts'
import type { ReportData } from './data.ts'
import { find, make } from './dom.ts'

/**
 * Lets a reader choose one cause in the list of pictures. `has` returns whether a picture has the chosen cause; it is true for all pictures
 * if no cause is chosen. `take` chooses a cause, or none.
 */
export function causeChoice({ causes }: Pick<ReportData, 'causes'>, onChange: () => void) {
  const select = find('#cause', HTMLSelectElement)
  let pictures: ReadonlySet<number> | undefined
  find('#of-cause', HTMLElement).hidden = causes.length === 0
  select.append(
    make('option', { value: '', textContent: 'All' }),
    ...causes.map((cause, index) => make('option', { value: String(index), textContent: causeSaid(cause) })),
  )
  const choose = () => {
    pictures = select.value === '' ? undefined : new Set(causes[Number(select.value)]?.pictures)
    onChange()
  }
  select.addEventListener('change', choose)
  return {
    has: (picture: number): boolean => pictures?.has(picture) ?? true,
    take(cause: number | undefined) {
      select.value = cause === undefined ? '' : String(cause)
      choose()
    },
  }
}
