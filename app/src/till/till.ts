import type { ShownDay } from '@wasla/contract/tills/answers.ts'
import { isPromoCode } from '@wasla/contract/participations/promo-codes/code.ts'
import { foldedCode } from '@wasla/contract/participations/promo-codes/folded.ts'
import { tillLimits } from '@wasla/contract/tills/limits.ts'
import { isSameDay } from '@wasla/contract/platform/riyadh.ts'
import { otherLanguage, type Language } from '@wasla/design-system/locale/language.ts'
import type { StartTimer } from '#platform/timers.ts'
import type { TillApi } from './api.ts'
import type { Box } from './box.ts'
import type { Camera } from './camera.ts'
import { isOpen, newOrder, wantUndo } from './stored-order.ts'
import { createSender } from './sender.ts'
import { firstState, mostOf, nextOrder, type PinProblem, type TillState } from './state.ts'
import { halalasIn, typedAmount } from './typed-amount.ts'
import { show } from './view/nodes.ts'
import { pageOf } from './view/page.ts'
import { wordsIn } from './words.ts'

export type TillParts = {
  root: HTMLElement
  box: Box
  api: TillApi
  /** Null if this browser cannot read codes with its camera. */
  camera: Camera | null
  language: Language
  /** Called if the cashier chooses another language. */
  onLanguage: (language: Language) => void
  newKey: () => string
  now: () => number
  startTimer: StartTimer
  startsOnline: boolean
  /** Whether the address names a till at all. */
  hasLink: boolean
}

/** Milliseconds after the last letter until a code is looked up, and between looks at the time and at the day. */
const pauses = { typing: 350, time: 15_000, day: 60_000 } as const

/** Returns names and limits of the day that was stored last. Its orders may be of an earlier day. */
const namesOf = (day: ShownDay | null): ShownDay | null => day && { ...day, count: 0, sum: 0, orders: [] }

/** Runs the page of a till. Returns what the page hears from its browser. */
export function startTill({
  root,
  box,
  api,
  camera,
  language: first,
  onLanguage,
  newKey,
  now,
  startTimer,
  startsOnline,
  hasLink,
}: TillParts) {
  let language = first
  let state: TillState = { ...firstState, canScan: camera !== null, isOnline: startsOnline, now: now() }
  let stopTyping = () => undefined as void
  let lookedUp = 0

  /** Shows the state. A new step gets the focus at its heading, so that it is read, or at its field. */
  function render(before: TillState | null): void {
    show(root, pageOf(state, wordsIn(language)))
    if (before?.screen === state.screen) return
    root.querySelector<HTMLElement>(state.screen === 'code' ? '[data-typed]' : '[data-heading]')?.focus()
  }

  function set(changes: Partial<TillState>): void {
    const before = state
    state = { ...state, now: now(), ...changes }
    render(before)
  }

  /** Runs what stores something. If the browser stores nothing, the page says so. */
  function tryStoring(run: () => void): boolean {
    try {
      run()
      return true
    } catch {
      set({ isFull: true })
      return false
    }
  }

  /** Returns what the browser stores; `other` if it stores nothing. */
  function readOr<T>(read: () => T, other: T): T {
    try {
      return read()
    } catch {
      return other
    }
  }
  const readStored = (): Pick<TillState, 'stored'> => ({ stored: readOr(box.orders, []) })

  /** Leaves the page: the till is closed, or this phone has to type the PIN again. What it keeps stays. */
  function leave(code: 'SIGNED_OUT' | 'TILL_NOT_FOUND'): void {
    camera?.stop()
    if (code === 'SIGNED_OUT') tryStoring(() => box.setToken(null))
    set({ ...readStored(), screen: code === 'SIGNED_OUT' ? 'pin' : 'closed', pin: '', pinProblem: null, isEntering: false })
  }

  const sender = createSender({
    box,
    api,
    now,
    startTimer,
    onChange: (isOnline) => set({ isOnline, ...readStored() }),
    onRefused: leave,
  })

  /** Sends what the phone keeps. If the browser stores nothing any more, the page says so. */
  const send = () => void sender.run().catch(() => set({ isFull: true }))

  async function readDay(): Promise<void> {
    const { value, refusal } = await api.day()
    if (value) {
      tryStoring(() => box.setDay(value))
      set({ day: value, isOnline: true })
    } else if (refusal === 'AWAY') set({ isOnline: false })
    else if (refusal.code === 'SIGNED_OUT' || refusal.code === 'TILL_NOT_FOUND') leave(refusal.code)
  }

  function problemOf(refusal: Awaited<ReturnType<TillApi['enter']>>['refusal']): PinProblem {
    if (refusal === undefined || refusal === 'AWAY') return { kind: 'away' }
    if (refusal.code === 'PIN_WRONG') return { kind: 'wrong', left: refusal.left ?? 0 }
    return refusal.retryAfter === undefined ? { kind: 'away' } : { kind: 'locked', seconds: refusal.retryAfter }
  }

  async function enter(pin: string): Promise<void> {
    set({ isEntering: true, pinProblem: null })
    const { value, refusal } = await api.enter(pin)
    if (value) {
      const isStored = tryStoring(() => box.setToken(value.token))
      set({ ...nextOrder, pin: '', isEntering: false, isOnline: true })
      if (!isStored) return
      send()
      await readDay()
    } else if (refusal !== 'AWAY' && refusal.code === 'TILL_NOT_FOUND') leave('TILL_NOT_FOUND')
    else set({ pin: '', isEntering: false, pinProblem: problemOf(refusal) })
  }

  /** Looks up a code. Without a network it is checked when its order is sent. */
  async function lookUp(code: string): Promise<void> {
    const own = ++lookedUp
    set({ isChecking: true })
    const { value, refusal } = await api.codeOf(code)
    if (own !== lookedUp) return
    if (value) set({ found: value, codeProblem: null, isChecking: false, isOnline: true })
    else if (refusal === 'AWAY') set({ isChecking: false, isOnline: false })
    else if (refusal.code === 'CODE_NOT_FOUND')
      set({ codeProblem: { kind: 'unknown', meant: refusal.meant ?? null }, isChecking: false, isOnline: true })
    else if (refusal.code === 'SIGNED_OUT' || refusal.code === 'TILL_NOT_FOUND') leave(refusal.code)
    else set({ isChecking: false })
  }

  function typeCode(code: string): void {
    stopTyping()
    lookedUp++
    set({ code, found: null, codeProblem: null, isChecking: false })
    const folded = foldedCode(code)
    if (isPromoCode(folded)) stopTyping = startTimer(() => void lookUp(folded), pauses.typing)
  }

  function toAmount(): void {
    const folded = foldedCode(state.code)
    if (!isPromoCode(folded)) set({ codeProblem: { kind: 'shape', meant: null } })
    else if (state.codeProblem === null) set({ screen: 'amount' })
  }

  async function scan(): Promise<void> {
    set({ screen: 'scan', scanProblem: null })
    const film = root.querySelector('video')
    if (!camera || !film) return
    const found = (code: string) => {
      set({ ...nextOrder })
      typeCode(code)
    }
    await camera.start(film, found, () => set({ scanProblem: 'none' })).catch(() => set({ scanProblem: 'refused' }))
  }

  /** Keeps an order on the phone first, and sends it then: what the cashier sees as recorded is never lost. */
  function record(): void {
    const amount = halalasIn(state.amount)
    const most = mostOf(state)
    if (amount === 0 || (most !== null && amount > most)) return
    const key = newKey()
    const order = newOrder({ key, code: foldedCode(state.code), name: state.found?.name ?? '', amount }, now())
    if (!tryStoring(() => box.keep(order))) return
    set({ ...readStored(), screen: 'done', last: key })
    send()
  }

  function undo(key: string): void {
    // Read again: the order may be on its way since the page was drawn, and then the server has to hear of the undo.
    const order = readStored().stored.find((one) => one.key === key)
    if (!order) return
    const next = wantUndo(order)
    if (tryStoring(() => (next ? box.keep(next) : box.drop(key)))) set(readStored())
    if (next) send()
  }

  function pressKey(key: string): void {
    if (state.screen === 'amount') set({ amount: typedAmount(state.amount, key) })
    if (state.screen !== 'pin' || state.isEntering || key === '.') return
    const pin = key === 'back' ? state.pin.slice(0, -1) : `${state.pin}${key}`.slice(0, tillLimits.pin)
    if (pin.length === tillLimits.pin) {
      set({ pin })
      void enter(pin)
    } else set({ pin, ...(key !== 'back' && { pinProblem: null }) })
  }

  const actions: Readonly<Record<string, (value: string) => void>> = {
    key: pressKey,
    use: typeCode,
    scan: () => void scan(),
    toAmount,
    record,
    undo,
    remove: (key) => tryStoring(() => box.drop(key)) && set(readStored()),
    toCode() {
      camera?.stop()
      set({ screen: 'code', scanProblem: null })
    },
    next() {
      camera?.stop()
      set(state.screen === 'today' ? { screen: 'code' } : { ...nextOrder, last: null })
    },
    today() {
      camera?.stop()
      set({ screen: 'today' })
      void readDay()
    },
    language() {
      language = otherLanguage(language)
      onLanguage(language)
      set({})
      void readDay()
    },
  }

  root.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-do]') : null
    if (pressed) actions[pressed.dataset['do'] ?? '']?.(pressed.dataset['value'] ?? '')
  })
  root.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset['typed'] === 'code') typeCode(target.value)
  })
  root.addEventListener('keydown', ({ key, target }) => {
    if (target instanceof HTMLInputElement) {
      if (key === 'Enter') toAmount()
    } else if (/^[\d.]$/.test(key)) pressKey(key)
    else if (key === 'Backspace') pressKey('back')
  })

  function follow(): void {
    set(readStored())
    startTimer(follow, pauses.time)
  }
  function followDay(): void {
    if (state.screen !== 'pin' && state.screen !== 'closed') void readDay()
    startTimer(followDay, pauses.day)
  }

  /** Forgets orders of earlier days that the server has and that nobody undoes any more. */
  function forget(): void {
    for (const order of box.orders()) if (!isOpen(order) && order.state === 'sent' && !isSameDay(order.at, now())) box.drop(order.key)
  }

  tryStoring(forget)
  const isIn = hasLink && readOr(box.token, null) !== null
  set({ ...readStored(), day: namesOf(readOr(box.day, null)), screen: isIn ? 'code' : hasLink ? 'pin' : 'closed' })
  follow()
  startTimer(followDay, pauses.day)
  if (isIn) {
    void readDay()
    send()
  }

  return {
    /** The network came back, or the page is shown again: tries at once. */
    wake(): void {
      if (state.screen === 'pin' || state.screen === 'closed') return
      send()
      void readDay()
    },
    lostNetwork: () => set({ isOnline: false }),
    /** Another tab changed what the phone keeps. */
    changedElsewhere: () => set(readStored()),
  }
}
