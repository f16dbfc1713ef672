import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { LocaleProvider } from '@wasla/design-system/locale/LocaleProvider.tsx'
import messages from '@wasla/design-system/messages/en.json'
import '@wasla/design-system/themes/fonts.css.ts'
import '@wasla/design-system/themes/themes.css.ts'
import '@wasla/design-system/themes/base.css.ts'
import { cases, type Case } from './cases.tsx'
import type { Bench } from './steps.ts'

type Stage = { root: Root; place: HTMLElement; one: Case; side: 'ours' | 'bare' }
let stage: Stage | undefined

function preparedStage(): Stage {
  if (!stage) throw new Error('Nothing has been prepared.')
  return stage
}

/** Renders one state of the case and forces the browser to lay it out. */
function draw(turn: number) {
  const { root, one, side } = preparedStage()
  flushSync(() =>
    root.render(
      <LocaleProvider language="en" messages={messages}>
        {one[side](turn)}
      </LocaleProvider>,
    ),
  )
  document.body.getBoundingClientRect()
}

const bench: Bench = {
  names: cases.map(({ name }) => name),
  prepare(name, side) {
    const one = cases.find((known) => known.name === name)
    if (!one) throw new Error(`Nothing is called ${name}`)
    const place = document.createElement('div')
    // Place it out of view. Otherwise its painting would add to the time of the component that is measured next.
    place.style.cssText = 'position: absolute; inset-block-start: -100000px; inline-size: 1200px'
    document.body.append(place)
    stage = { root: createRoot(place), place, one, side }
    if (one.open) draw(0)
  },
  mount() {
    const { one, place } = preparedStage()
    if (!one.open) return draw(0)
    flushSync(() => one.open?.(place))
    document.body.getBoundingClientRect()
  },
  update: () => draw(1),
  clear() {
    const { root, place } = preparedStage()
    root.unmount()
    place.remove()
    stage = undefined
  },
}

Object.assign(globalThis, { bench })
