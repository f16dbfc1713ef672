import { useLayoutEffect, useRef } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ShownDay, ShownOrder } from '@wasla/contract/tills/answers.ts'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { expect, userEvent, waitFor } from 'storybook/test'
import { spoken } from '#testing/say.ts'
import type { Answer, TillApi } from './api.ts'
import { createBox, type Storage } from './box.ts'
import { newOrder, type StoredOrder } from './stored-order.ts'
import { startTill } from './till.ts'

/** A Saturday at 14:20 in Riyadh. */
const now = Date.UTC(2026, 10, 28, 11, 20)
const minute = 60_000

function memory(): Storage {
  const all = new Map<string, string>()
  return {
    get length() {
      return all.size
    },
    key: (index) => [...all.keys()][index] ?? null,
    getItem: (name) => all.get(name) ?? null,
    setItem: (name, text) => void all.set(name, text),
    removeItem: (name) => void all.delete(name),
  }
}

const shown = (number: number, code: string, amount: number, minutes: number, undone = false): ShownOrder => ({
  ...{ key: `key-${number}`, number, code, amount, at: new Date(now - minutes * minute).toISOString(), undoFor: 0 },
  undoneAt: undone ? new Date(now - (minutes - 4) * minute).toISOString() : null,
})

const emptyDay: ShownDay = {
  shop: 'Nabt Coffee',
  till: 'Olaya, till 2',
  program: 'The morning cup',
  mostAmount: 2_000_00,
  count: 0,
  sum: 0,
  orders: [],
}
const day: ShownDay = {
  ...emptyDay,
  ...{ count: 3, sum: 261_25 },
  orders: [shown(4, 'HUDA4', 128_00, 32), shown(3, 'REEM7', 31_00, 75, true), shown(2, 'FAHAD', 86_25, 109), shown(1, 'YARA8', 47_00, 146)],
}
const long: ShownDay = {
  ...day,
  shop: 'شركة نبت لتحميص البن المختص وبيعه وتقديمه المحدودة',
  till: 'Branch Olaya, ground floor, second till left',
}

const away = { refusal: 'AWAY' } as const
const answered = <T,>(value: T): Answer<T> => ({ value })

type PhoneProps = {
  /** What the server says of the day; `away` without a network, `never` if it does not answer. */
  today?: ShownDay | 'away' | 'never'
  stored?: readonly StoredOrder[]
  isIn?: boolean
  pin?: Answer<{ token: string }>
  code?: Answer<{ promoCode: string; name: string }>
  order?: 'taken' | 'away' | 'refused'
  stores?: boolean
}

function apiOf({
  today = day,
  pin = answered({ token: 'token' }),
  code = answered({ promoCode: 'REEM7', name: 'Reem Aldosari' }),
  order = 'taken',
}: PhoneProps): TillApi {
  const reported = (sent: Pick<StoredOrder, 'key'>, undoneAt: string | null) =>
    answered({ order: { ...shown(43, 'REEM7', 64_50, 0), key: sent.key, undoFor: 600, undoneAt } })
  return {
    enter: () => Promise.resolve(pin),
    day: () => (today === 'never' ? new Promise(() => undefined) : Promise.resolve(today === 'away' ? away : answered(today))),
    codeOf: () => Promise.resolve(today === 'away' ? away : code),
    order: (sent) =>
      Promise.resolve(
        order === 'away' || today === 'away' ? away : order === 'refused' ? { refusal: { code: 'TOO_MANY_ORDERS' } } : reported(sent, null),
      ),
    undo: (key) => Promise.resolve(reported({ key }, new Date(now).toISOString())),
  }
}

/** The page of a till, on a phone whose network and server the story decides. */
function Phone(props: PhoneProps) {
  const { language } = useLocale()
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = document.createElement('div')
    place.current?.replaceChildren(root)
    const storage = memory()
    const box = createBox(() => {
      if (props.stores === false) throw new Error('No storage')
      return storage
    }, 'link')
    if (props.stores !== false) {
      if (props.isIn ?? true) box.setToken('token')
      if (props.today !== 'never') box.setDay(typeof props.today === 'object' ? props.today : day)
      for (const order of props.stored ?? []) box.keep(order)
    }
    let keys = 0
    startTill({
      ...{ root, box, language, api: apiOf(props), camera: null, onLanguage: () => undefined, now: () => now },
      ...{ newKey: () => `new-key-${++keys}`, startTimer: runSoon, startsOnline: props.today !== 'away', hasLink: true },
    })
  }, [language, props])
  return <div ref={place} />
}

/** Runs what waits for the cashier to stop typing, and nothing that repeats. */
const runSoon = (run: () => void, milliseconds: number) => {
  if (milliseconds < 1_000) queueMicrotask(run)
  return () => undefined
}

const meta = { title: 'Screens/Cashier/Till', component: Phone, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Phone>
export default meta
type Story = StoryObj<typeof meta>

const waiting = (key: string, code: string, amount: number, minutes: number) =>
  newOrder({ key, code, name: '', amount }, now - minutes * minute)

/** The page asks for the PIN of the till first. */
export const Pin: Story = { args: { isIn: false } }

export const Code: Story = {}

/** Without a network the orders of this phone wait, and the cashier goes on. */
export const Offline: Story = {
  args: { today: 'away', stored: [waiting('a', 'HUDA4', 52_00, 1), waiting('b', 'SAAD5', 39_50, 4), waiting('c', 'REEM7', 18_00, 7)] },
}

export const LongNames: Story = { args: { today: long } }

export const Loading: Story = { args: { today: 'never' } }

/** A browser that stores nothing cannot record orders. */
export const StoresNothing: Story = {
  tags: ['both-languages'],
  args: { stores: false, isIn: false },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    for (const digit of ['4', '7', '1', '9']) await userEvent.click(canvas.getByRole('button', { name: keyName(globals, digit) }))
    await expect(await canvas.findByText(say('till.storage'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('till.code.next') })).toBeDisabled()
  },
}

/** Digits are those of the reader’s script. */
const keyName = (globals: Readonly<Record<string, unknown>>, digit: string) =>
  globals['locale'] === 'ar' ? String.fromCodePoint(0x0660 + Number(digit)) : digit

export const WrongPin: Story = {
  tags: ['!dev'],
  args: { isIn: false, pin: { refusal: { code: 'PIN_WRONG', left: 4 } } },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    for (const digit of ['4', '7', '1', '9']) await userEvent.click(canvas.getByRole('button', { name: keyName(globals, digit) }))
    await expect(await canvas.findByText(say('till.pin.wrong', { left: 4 }))).toBeVisible()
  },
}

export const Locked: Story = {
  tags: ['!dev'],
  args: { isIn: false, pin: { refusal: { code: 'TILL_LOCKED', retryAfter: 900 } } },
  play: async ({ canvas, globals }) => {
    for (const digit of ['4', '7', '1', '9']) await userEvent.click(canvas.getByRole('button', { name: keyName(globals, digit) }))
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement())
  },
}

/** A code that is read as another one is offered. */
export const UnknownCode: Story = {
  tags: ['!dev'],
  args: { code: { refusal: { code: 'CODE_NOT_FOUND', meant: 'REEM7' } } },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.type(canvas.getByRole('textbox', { name: say('till.code.field') }), 'reem9')
    await expect(await canvas.findByRole('button', { name: say('till.code.use', { code: 'REEM7' }) })).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('till.code.next') })).toBeDisabled()
  },
}

/** Types a code and an amount, and records the order. */
const recordOrder: NonNullable<Story['play']> = async ({ canvas, globals }) => {
  const { say } = spoken(globals)
  await userEvent.type(canvas.getByRole('textbox', { name: say('till.code.field') }), 'reem7')
  await userEvent.click(await canvas.findByRole('button', { name: say('till.code.next') }))
  for (const digit of ['6', '4']) await userEvent.click(canvas.getByRole('button', { name: keyName(globals, digit) }))
  await userEvent.click(canvas.getByRole('button', { name: say('till.key.point') }))
  await userEvent.click(canvas.getByRole('button', { name: keyName(globals, '5') }))
  await userEvent.click(
    canvas.getByRole('button', { name: new RegExp((say('till.amount.record', { amount: '#' }).split('#')[0] ?? '').trim()) }),
  )
}

/** An order is recorded in three steps, and can be undone. */
export const Records: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { canvas, globals } = context
    const { say } = spoken(globals)
    await recordOrder(context)
    await expect(await canvas.findByRole('heading', { name: say('till.done.title', { name: 'Reem Aldosari' }) })).toBeVisible()
    await userEvent.click(canvas.getAllByRole('button', { name: say('till.undo') })[0] ?? document.body)
    await expect(await canvas.findByRole('heading', { name: say('till.done.undone') })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('till.done.next') }))
    await expect(canvas.getByRole('textbox', { name: say('till.code.field') })).toHaveValue('')
  },
}

/** Without a network an order is kept, and an undo before it left the phone removes it. */
export const Keeps: Story = {
  tags: ['!dev'],
  args: { order: 'away' },
  play: async (context) => {
    const { canvas, globals } = context
    const { say } = spoken(globals)
    await recordOrder(context)
    await expect(await canvas.findByRole('heading', { name: say('till.done.stored') })).toBeVisible()
    await expect(canvas.getByText(say('till.net.offline'))).toBeVisible()
  },
}

/** An order that the till may not report is shown with the reason. */
export const RefusedOrder: Story = {
  tags: ['!dev'],
  args: { order: 'refused' },
  play: async (context) => {
    const { canvas, globals } = context
    const { say } = spoken(globals)
    await recordOrder(context)
    await expect(await canvas.findByRole('heading', { name: say('till.done.refused') })).toBeVisible()
  },
}

/** The day’s list on a phone. */
export const Today: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const open = canvas.queryByRole('button', { name: say('till.today') })
    if (open) await userEvent.click(open)
    await expect(await canvas.findAllByText('HUDA4')).not.toHaveLength(0)
  },
}

export const EmptyDay: Story = { args: { today: emptyDay } }
