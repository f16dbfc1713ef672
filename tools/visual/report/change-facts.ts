import type { Acceptance } from '../acceptances.ts'
import type { Shown } from './data.ts'
import { make } from './dom.ts'

const isOther = (one: Acceptance, { story, mode, picture }: Shown) => one.story === story && one.mode === mode && one.picture !== picture

/** Returns facts about one change: its mode, its size and other accepted pictures of the story. */
export function factsOf(change: Shown, accepted: readonly Acceptance[]): HTMLElement[] {
  const fact = (name: string, value: string) => make('span', {}, `${name} `, make('b', { textContent: value }))
  return [
    fact('Mode', change.mode.replaceAll('-', ' · ')),
    ...(change.kind === 'changed'
      ? [
          fact('Pixels', `${change.pixels.toLocaleString('en')} (${(change.share * 100).toFixed(change.share < 0.001 ? 4 : 2)} %)`),
          fact('Largest step', `${change.step} of 255`),
          fact('Inside', change.box ? `${change.box.width} × ${change.box.height} at ${change.box.x}, ${change.box.y}` : ''),
        ]
      : [fact('Kind', change.kind)]),
    ...(change.cells ?? []).map((cell) => fact('Cell', cell)),
    ...(change.read === undefined ? [] : [make('a', { href: change.read, textContent: 'Accessibility tree' })]),
    ...(change.variant === undefined ? [] : [fact('Variant', String(change.variant))]),
    ...accepted.filter((one) => isOther(one, change)).map((one) => fact('Another picture is accepted', one.note)),
  ]
}
