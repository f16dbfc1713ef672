import type { Screen, TillState } from '../state.ts'
import * as styles from '../till.css.ts'
import type { Words } from '../words.ts'
import { daySide, todayScreen } from './day.ts'
import { icon } from './icon.ts'
import { h, type Target } from './nodes.ts'
import { bidi, button } from './parts.ts'
import { amountScreen, closedScreen, codeScreen, doneScreen, pinScreen, scanScreen } from './screens.ts'

const screens: Readonly<Record<Screen, (state: TillState, words: Words) => readonly Target[]>> = {
  pin: pinScreen,
  code: codeScreen,
  scan: scanScreen,
  amount: amountScreen,
  done: doneScreen,
  today: todayScreen,
  closed: closedScreen,
}

const isOpen = ({ screen }: TillState) => screen !== 'pin' && screen !== 'closed'

const barOf = (state: TillState, { say }: Words): Target => {
  const { day, isOnline } = state
  return h(
    'header',
    { class: styles.bar },
    h(
      'span',
      { class: styles.names },
      h('b', { class: styles.shop }, day ? bidi(day.shop) : say('till.title')),
      day && h('span', { class: styles.muted }, bidi(day.till)),
    ),
    h(
      'span',
      { class: styles.net, role: 'status', 'data-net': isOnline ? 'on' : 'off' },
      icon(isOnline ? 'online' : 'offline'),
      h('span', { class: styles.netWord }, say(isOnline ? 'till.net.online' : 'till.net.offline')),
    ),
    isOpen(state) && button({ look: `${styles.quiet} ${styles.narrow}`, does: 'today' }, say('till.today')),
    h(
      'button',
      { type: 'button', class: styles.quiet, 'data-do': 'language', lang: say('till.language') === 'English' ? 'en' : 'ar' },
      say('till.language'),
    ),
  )
}

/** Returns the whole page. */
export const pageOf = (state: TillState, words: Words): readonly Target[] => [
  h(
    'div',
    { class: styles.page, 'data-with-day': isOpen(state) },
    barOf(state, words),
    h('main', { class: styles.main, 'data-key': state.screen }, screens[state.screen](state, words)),
    isOpen(state) && daySide(state, words),
  ),
]
