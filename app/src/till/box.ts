import type { ShownDay } from '@wasla/contract/tills/answers.ts'
import type { StoredOrder } from './stored-order.ts'

/** The part of the browser’s storage that the page uses. */
export type Storage = {
  readonly length: number
  key(index: number): string | null
  getItem(name: string): string | null
  setItem(name: string, text: string): void
  removeItem(name: string): void
}

function read<T>(text: string | null): T | null {
  try {
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}

/**
 * What the phone keeps of one till. Each order has an entry of its own, so that two tabs never write over each other’s orders. Throws if the
 * browser stores nothing: an order that cannot be kept must not look recorded.
 */
export function createBox(storage: () => Storage, link: string) {
  const beginning = `till:${link}:`
  const ofOrder = (key: string) => `${beginning}order:${key}`
  const names = () => {
    const box = storage()
    return Array.from({ length: box.length }, (_, index) => box.key(index) ?? '').filter((name) => name.startsWith(`${beginning}order:`))
  }
  return {
    orders: (): StoredOrder[] => names().flatMap((name) => read<StoredOrder>(storage().getItem(name)) ?? []),
    keep: (order: StoredOrder): void => storage().setItem(ofOrder(order.key), JSON.stringify(order)),
    drop: (key: string): void => storage().removeItem(ofOrder(key)),
    token: (): string | null => storage().getItem(`${beginning}token`),
    setToken: (token: string | null): void =>
      token === null ? storage().removeItem(`${beginning}token`) : storage().setItem(`${beginning}token`, token),
    /** The last day that the server sent: names and limits are shown from it without a network. */
    day: (): ShownDay | null => read<ShownDay>(storage().getItem(`${beginning}day`)),
    setDay: (day: ShownDay): void => storage().setItem(`${beginning}day`, JSON.stringify(day)),
    /** Returns whether an event of the storage is about this till. */
    isOwn: (name: string | null): boolean => name === null || name.startsWith(beginning),
  }
}

export type Box = ReturnType<typeof createBox>
