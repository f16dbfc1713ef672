import { dayRows, totalsOf, type DayRow } from '../day-rows.ts'
import type { TillState } from '../state.ts'
import * as styles from '../till.css.ts'
import type { Words } from '../words.ts'
import { icon, type IconName } from './icon.ts'
import { h, type Target } from './nodes.ts'
import { button, heading, ltr } from './parts.ts'
import { refusedWords } from './screens.ts'

const icons: Readonly<Record<DayRow['state'], IconName>> = {
  stored: 'clock',
  counted: 'check',
  refused: 'alert',
  undoing: 'clock',
  undone: 'undo',
  notUndone: 'alert',
}

/** What a line says of itself; nothing more than the sign if it is recorded. */
function stateWords(row: DayRow, words: Words): string {
  const { say, formats } = words
  if (row.state === 'refused') return refusedWords(row.refusal, words)
  if (row.state === 'undone' && row.undoneAt !== null)
    return say('till.row.undoneAt', { time: formats.date(new Date(row.undoneAt), 'time') })
  return say(`till.row.${row.state}`)
}

function actionOf(row: DayRow, { say, formats }: Words): Target {
  const named = { code: row.code, amount: formats.money(row.amount) }
  if (row.mayUndo)
    return button({ look: styles.rowButton, does: 'undo', value: row.key, label: say('till.undo.of', named) }, say('till.undo'))
  if (row.state === 'refused')
    return button({ look: styles.rowButton, does: 'remove', value: row.key, label: say('till.row.remove', named) }, say('till.remove'))
  return h('span', { class: styles.rowSign, 'data-state': row.state }, icon(icons[row.state]))
}

function rowOf(row: DayRow, words: Words): Target {
  const { formats } = words
  const isPlain = row.state === 'counted'
  return h(
    'li',
    { class: styles.row, 'data-key': row.key, 'data-gone': row.state === 'undone' || row.state === 'refused' },
    h('time', { class: styles.muted, datetime: new Date(row.at).toISOString() }, formats.date(new Date(row.at), 'time')),
    h(
      'span',
      { class: styles.rowWords },
      h('b', {}, ltr(row.code)),
      h('span', { class: isPlain ? styles.unseen : row.state === 'undone' ? styles.muted : styles.warn }, stateWords(row, words)),
    ),
    h('span', { class: styles.rowAmount }, formats.money(row.amount)),
    actionOf(row, words),
  )
}

const dayList = (state: TillState, words: Words): Target => {
  const { say, formats } = words
  const rows = dayRows(state.day, state.stored, state.now)
  const { count, sum } = totalsOf(rows)
  if (rows.length === 0) return h('p', { class: styles.muted }, say('till.today.none'))
  return h(
    'ol',
    { class: styles.list },
    rows.map((row) => rowOf(row, words)),
    h(
      'li',
      { class: styles.total, 'data-key': 'total' },
      h('span', {}),
      h('span', {}, say('till.today.total', { count })),
      h('span', { class: styles.rowAmount }, formats.money(sum)),
      h('span', {}),
    ),
  )
}

/** The title of the list with the day beside it. */
const head = (title: Target, state: TillState, { formats }: Words): Target =>
  h('div', { class: styles.dayHead }, title, h('p', { class: styles.muted }, formats.date(new Date(state.now), 'weekday')))

const notes = ({ isOnline }: TillState, { say }: Words): Target =>
  isOnline ? '' : h('p', { class: styles.note }, icon('offline'), say('till.today.failed'))

/** The day’s list as a step of its own, on a phone. */
export const todayScreen = (state: TillState, words: Words): readonly Target[] => [
  head(heading(words.say('till.today')), state, words),
  notes(state, words),
  dayList(state, words),
  h('p', { class: styles.muted }, words.say('till.today.undo')),
  h('div', { class: styles.grow }),
  button({ look: styles.primary, does: 'next' }, words.say('till.today.back')),
]

/** The day’s list beside the order, if there is room. */
export const daySide = (state: TillState, words: Words): Target =>
  h(
    'aside',
    { class: styles.side, 'aria-label': words.say('till.today') },
    head(h('h2', { class: styles.dayTitle }, words.say('till.today')), state, words),
    notes(state, words),
    dayList(state, words),
  )
