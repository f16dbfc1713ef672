import { curve, run } from '@wasla/design-system/components/Kashida/stroke.ts'
import type { Words } from '../words.ts'
import * as path from '../steps.css.ts'
import * as styles from '../till.css.ts'
import { icon, type IconName } from './icon.ts'
import { h, type Element_, type Target } from './nodes.ts'

/** A code or a number in Latin letters, left to right in both languages. */
export const ltr = (text: string): Element_ => h('bdi', { dir: 'ltr' }, text)

/** A name that somebody wrote. */
export const bidi = (text: string): Element_ => h('bdi', {}, text)

type ButtonProps = { look: string; does: string; value?: string; label?: string; isOff?: boolean; iconName?: IconName }

/** A button. `does` names what it does; see `press` in `till.ts`. */
export const button = ({ look, does, value, label, isOff, iconName }: ButtonProps, ...words: readonly Target[]): Element_ =>
  h(
    'button',
    { type: 'button', class: look, 'data-do': does, 'data-value': value, 'aria-label': label, disabled: isOff },
    iconName && icon(iconName),
    words,
  )

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** The keys of a till. `withPoint`: for amounts. */
export const keypad = ({ say, formats }: Words, withPoint: boolean): Element_ =>
  h(
    'div',
    { class: styles.keys, role: 'group', 'aria-label': say('till.keys') },
    digits.map((digit) => button({ look: styles.key, does: 'key', value: digit }, formats.number(Number(digit)))),
    withPoint
      ? button({ look: styles.key, does: 'key', value: '.', label: say('till.key.point') }, formats.language === 'ar' ? '٫' : '.')
      : h('span', {}),
    button({ look: styles.key, does: 'key', value: '0' }, formats.number(0)),
    h(
      'button',
      { type: 'button', class: styles.key, 'data-plain': true, 'data-do': 'key', 'data-value': 'back', 'aria-label': say('till.key.back') },
      icon('back'),
    ),
  )

const steps = ['code', 'amount', 'done'] as const

/** The curve in a box 100 wide and 75 high. */
const depth = 100

/** The three knots of an order, with the current one. */
export function stepsOf({ say }: Words, current: (typeof steps)[number]): Element_ {
  const here = steps.indexOf(current)
  return h(
    'div',
    { class: path.steps, role: 'group', 'aria-label': say('till.steps') },
    h(
      'div',
      { class: path.path, 'aria-hidden': 'true' },
      h(
        'svg',
        { class: path.pathDrawing, viewBox: '0 0 100 75', preserveAspectRatio: 'none' },
        h('path', { class: path.pathLine, d: curve(depth) }),
        h('path', { class: `${path.pathLine} ${path.pathRun}`, d: run(here / 2, depth) }),
      ),
      steps.map((_, at) => h('i', { class: path.knot, 'data-at': at, 'data-state': at < here ? 'done' : at === here ? 'here' : 'open' })),
    ),
    h(
      'ol',
      { class: path.stepNames },
      steps.map((step) => h('li', { 'aria-current': step === current ? 'step' : undefined }, say(`till.step.${step}`))),
    ),
  )
}

/** Two ends that are joined: an order that the server has. */
export const joined = (): Element_ =>
  h(
    'svg',
    { class: path.joined, viewBox: '0 0 120 52', 'aria-hidden': 'true' },
    h('path', { class: path.joinedLine, d: 'M14 14C44 58 76 58 106 14' }),
    h('circle', { class: path.joinedStart, cx: 14, cy: 14, r: 9 }),
    h('circle', { class: path.joinedEnd, cx: 106, cy: 14, r: 11 }),
  )

/** The heading of a step. It gets the focus when the step opens, so that it is read. */
export const heading = (text: string): Element_ => h('h1', { class: styles.title, tabindex: -1, 'data-heading': true }, text)
