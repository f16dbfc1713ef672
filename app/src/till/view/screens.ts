import { tillLimits } from '@wasla/contract/tills/limits.ts'
import type { TillRefusalCode } from '@wasla/contract/tills/refusals.ts'
import { isPromoCode } from '@wasla/contract/participations/promo-codes/code.ts'
import { foldedCode } from '@wasla/contract/participations/promo-codes/folded.ts'
import { mayUndo, undoUntilOf, type StoredOrder } from '../stored-order.ts'
import { mostOf, type TillState } from '../state.ts'
import * as styles from '../till.css.ts'
import { halalasIn } from '../typed-amount.ts'
import type { WordId, Words } from '../words.ts'
import { icon } from './icon.ts'
import { h, type Target } from './nodes.ts'
import { button, heading, joined, keypad, ltr, stepsOf } from './parts.ts'

type View = (state: TillState, words: Words) => readonly Target[]
/** A part that may be missing. It is an empty text then, so that its neighbours keep their places and the field keeps its focus. */
type Part = (state: TillState, words: Words) => Target

const pinWords = ({ pinProblem, isEntering }: TillState, { say, formats }: Words): string => {
  if (isEntering) return say('till.pin.checking')
  if (pinProblem?.kind === 'wrong') return say('till.pin.wrong', { left: pinProblem.left })
  if (pinProblem?.kind === 'locked') return say('till.pin.locked', { wait: formats.wait(pinProblem.seconds) })
  return pinProblem ? say('till.pin.away') : ''
}

/** Says that the browser stores nothing, so that nothing can be recorded. */
const fullNote: Part = ({ isFull }, { say }) =>
  isFull ? h('p', { class: styles.error, role: 'alert' }, icon('alert'), say('till.storage')) : ''

export const pinScreen: View = (state, words) => {
  const { say, formats } = words
  const typed = say('till.pin.typed', { typed: formats.number(state.pin.length), all: formats.number(tillLimits.pin) })
  return [
    h(
      'div',
      { class: styles.centre },
      heading(say('till.pin.title')),
      h('p', { class: styles.muted }, say('till.pin.lead')),
      h(
        'div',
        { class: styles.dots, role: 'status', 'aria-label': typed },
        Array.from({ length: tillLimits.pin }, (_, at) => h('i', { class: styles.dot, 'data-full': at < state.pin.length })),
      ),
      h('p', { class: state.pinProblem ? styles.error : styles.note, role: 'alert' }, pinWords(state, words)),
    ),
    fullNote(state, words),
    h('div', { class: styles.grow }),
    keypad(words, false),
    h('p', { class: styles.muted }, say('till.pin.hint')),
  ]
}

/** Says how many orders wait on the phone, while the network is away. */
const storedBanner: Part = ({ stored, isOnline }, { say }) => {
  const count = stored.filter(({ state }) => state === 'waiting').length
  if (count === 0 || isOnline) return ''
  return h(
    'div',
    { class: styles.banner, role: 'status' },
    h('b', { class: styles.bannerTitle }, icon('offline'), say('till.stored.title', { count })),
    h('p', { class: styles.muted }, say('till.stored.text')),
  )
}

/** Shows a message with a code in it, left to right. */
const withCode = (text: string, code: string): readonly Target[] => {
  const [before = '', after = ''] = text.split(code, 2)
  return [before, ltr(code), after]
}

const codeNotes: View = ({ code, codeProblem, found, isChecking, isOnline }, { say }) => {
  const { meant = null, kind } = codeProblem ?? {}
  if (kind && meant !== null)
    return [
      h('p', { class: styles.error }, icon('alert'), h('span', {}, withCode(say('till.code.meant', { code: meant }), meant))),
      button({ look: styles.tinted, does: 'use', value: meant }, ...withCode(say('till.code.use', { code: meant }), meant)),
    ]
  if (kind)
    return [h('p', { class: styles.error }, icon('alert'), h('span', {}, say(kind === 'shape' ? 'till.code.shape' : 'till.code.unknown')))]
  if (found) return [h('div', { class: styles.found }, icon('check'), h('bdi', {}, found.name))]
  if (isChecking) return [h('p', { class: styles.note }, say('till.code.checking'))]
  return code !== '' && !isOnline ? [h('p', { class: styles.note }, icon('clock'), say('till.code.later'))] : []
}

export const codeScreen: View = (state, words) => {
  const { say } = words
  const { code, codeProblem, found, canScan, isFull } = state
  return [
    stepsOf(words, 'code'),
    storedBanner(state, words),
    fullNote(state, words),
    heading(say('till.code.title')),
    h('input', {
      class: styles.field,
      'data-key': 'code',
      'data-typed': 'code',
      'aria-label': say('till.code.field'),
      'aria-invalid': codeProblem !== null,
      'aria-describedby': 'code-notes',
      'data-found': found !== null,
      autocomplete: 'off',
      autocapitalize: 'characters',
      autocorrect: 'off',
      spellcheck: 'false',
      enterkeyhint: 'next',
      maxlength: 24,
      dir: 'ltr',
      value: code,
    }),
    h('div', { id: 'code-notes', role: 'status' }, codeNotes(state, words)),
    ...(canScan
      ? [
          h('div', { class: styles.or }, say('till.code.or')),
          button({ look: styles.secondary, does: 'scan', iconName: 'scan' }, say('till.code.scan')),
        ]
      : []),
    h('div', { class: styles.grow }),
    button(
      { look: styles.primary, does: 'toAmount', isOff: !isPromoCode(foldedCode(code)) || codeProblem !== null || isFull },
      say('till.code.next'),
    ),
  ]
}

export const scanScreen: View = ({ scanProblem }, { say }) => [
  heading(say('till.scan.title')),
  h('video', { class: styles.camera, 'data-key': 'camera', 'aria-label': say('till.scan.camera'), muted: true, playsinline: true }),
  h(
    'p',
    { class: scanProblem ? styles.error : styles.muted, role: 'status' },
    say(scanProblem === 'refused' ? 'till.scan.refused' : scanProblem === 'none' ? 'till.scan.none' : 'till.scan.hint'),
  ),
  h('div', { class: styles.grow }),
  button({ look: styles.secondary, does: 'toCode' }, say('till.scan.type')),
]

export const amountScreen: View = (state, words) => {
  const { say, formats } = words
  const { amount, found, code } = state
  const halalas = halalasIn(amount)
  const most = mostOf(state)
  const isTooHigh = most !== null && halalas > most
  const folded = foldedCode(code)
  return [
    stepsOf(words, 'amount'),
    h(
      'div',
      { class: styles.centre },
      heading(say('till.amount.title')),
      h('p', { class: styles.amount, role: 'status' }, formats.money(halalas)),
      h(
        'p',
        { class: styles.muted },
        ...(found ? withCode(say('till.amount.of', { name: found.name, code: folded }), folded) : [ltr(folded)]),
      ),
      isTooHigh &&
        h('p', { class: styles.error, role: 'alert' }, icon('alert'), say('till.amount.most', { amount: formats.money(most, 'price') })),
    ),
    h('div', { class: styles.grow }),
    keypad(words, true),
    button(
      { look: styles.primary, does: 'record', isOff: halalas === 0 || isTooHigh },
      say('till.amount.record', { amount: formats.money(halalas) }),
    ),
    button({ look: styles.quiet, does: 'toCode' }, say('till.amount.back')),
  ]
}

/** The texts of refusals for good that a cashier can understand. */
const refusalWords: Readonly<Partial<Record<TillRefusalCode, WordId>>> = {
  CODE_NOT_FOUND: 'till.refused.CODE_NOT_FOUND',
  AMOUNT_TOO_HIGH: 'till.refused.AMOUNT_TOO_HIGH',
  TOO_MANY_ORDERS: 'till.refused.TOO_MANY_ORDERS',
  NOT_RUNNING: 'till.refused.NOT_RUNNING',
  ENDED: 'till.refused.ENDED',
  TOO_OLD: 'till.refused.TOO_OLD',
}

/** Returns the text of a refusal for good. */
export const refusedWords = (refusal: TillRefusalCode | null, { say }: Words): string =>
  say((refusal && refusalWords[refusal]) ?? 'till.refused.other')

const doneTitle = (order: StoredOrder, { say }: Words): string => {
  if (order.state === 'refused') return say('till.done.refused')
  if (order.undo === 'done') return say('till.done.undone')
  if (order.undo === 'requested') return say('till.done.undoing')
  return order.state === 'sent' ? say('till.done.title', { name: order.name || order.code }) : say('till.done.stored')
}

const undoPart = (order: StoredOrder, now: number, { say, formats }: Words): Target => {
  const until = undoUntilOf(order)
  const left = Math.max(0, Math.min(1, (until - now) / tillLimits.undo))
  return h(
    'div',
    { class: styles.undo },
    h(
      'div',
      { class: styles.undoRow },
      h('span', {}, say('till.undo.until', { time: formats.date(new Date(until), 'time') })),
      button({ look: styles.secondary, does: 'undo', value: order.key, iconName: 'undo' }, say('till.undo')),
    ),
    h('progress', { class: styles.undoBar, max: 100, value: Math.round(left * 100), 'aria-hidden': 'true' }),
  )
}

export const doneScreen: View = (state, words) => {
  const { say, formats } = words
  const order = state.stored.find(({ key }) => key === state.last)
  const time = order ? formats.date(new Date(order.at), 'time') : ''
  const about = order && { code: order.code, time, number: order.number === null ? '' : formats.number(order.number) }
  return [
    stepsOf(words, 'done'),
    h('div', { class: styles.grow }),
    h(
      'div',
      { class: styles.centre, role: 'status' },
      order?.state === 'sent' && order.undo === 'none' ? joined() : '',
      order ? h('p', { class: styles.amount }, formats.money(order.amount)) : '',
      heading(order ? doneTitle(order, words) : say('till.done.undone')),
      order && about
        ? h(
            'p',
            { class: styles.muted },
            withCode(say(order.number === null ? 'till.done.aboutStored' : 'till.done.about', about), order.code),
          )
        : '',
      order?.state === 'waiting' && order.undo === 'none' ? h('p', { class: styles.note }, icon('clock'), say('till.done.storedText')) : '',
      order?.state === 'refused' ? h('p', { class: styles.error }, icon('alert'), refusedWords(order.refusal, words)) : '',
    ),
    h('div', { class: styles.grow }),
    order && mayUndo(order, state.now) ? undoPart(order, state.now, words) : '',
    button({ look: styles.primary, does: 'next' }, say('till.done.next')),
  ]
}

export const closedScreen: View = ({ stored }, { say }) => {
  const count = stored.filter(({ state }) => state === 'waiting').length
  return [
    h(
      'div',
      { class: styles.centre },
      heading(say('till.closed.title')),
      h('p', { class: styles.muted }, say('till.closed.text')),
      count > 0 ? h('p', { class: styles.error, role: 'alert' }, icon('alert'), say('till.closed.stored', { count })) : '',
    ),
  ]
}
