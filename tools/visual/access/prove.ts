import type { Browser } from 'playwright'
import { Camera, type Patience } from '../camera.ts'
import { viewports, type Width } from './widths.ts'
import type { AccessFault } from './fault.ts'
import { faultsBetween } from './languages.ts'
import { allIn, textRole, type AccessNode } from './node.ts'
import { orderFaults } from './order.ts'
import type { Product } from './product.ts'
import { readTree } from './read.ts'
import { readSeen, type Seen } from './seen.ts'

type Half = { tree: AccessNode; seen: ReadonlyMap<number, Seen> }

async function readHalf(camera: Camera): Promise<Half> {
  const { session } = camera.opened
  return { tree: await readTree(session), seen: await readSeen(session) }
}

/** Returns the element and the elements around it, the nearest first. */
function upFrom(element: number, seen: Half['seen']): Seen[] {
  const layout = seen.get(element)
  return layout ? [layout, ...upFrom(layout.parent, seen)] : []
}

const componentIn = (node: AccessNode | undefined, { seen }: Half) =>
  node && upFrom(node.element, seen).find(({ attributes }) => attributes['data-component'] !== undefined)?.attributes['data-component']

/** Returns whether an element marks its content as text of a user or as text that is the same in every language. */
const isMarked = ({ tag, attributes }: Seen) =>
  tag !== 'html' &&
  (tag === 'bdi' || attributes['dir'] !== undefined || attributes['lang'] !== undefined || attributes['data-direction'] !== undefined)

/** Returns the texts of a page that users wrote. */
const writtenIn = ({ tree, seen }: Half): string[] =>
  allIn(tree)
    .filter(({ role, element }) => role === textRole && upFrom(element, seen).some(isMarked))
    .map(({ name }) => name.trim())

/** The English and the Arabic page of a Storybook. */
export class Reader {
  readonly #english: Camera
  readonly #arabic: Camera
  readonly #product: Product

  private constructor(english: Camera, arabic: Camera, product: Product) {
    this.#english = english
    this.#arabic = arabic
    this.#product = product
  }

  static async place(browser: Browser, address: string, product: Product): Promise<Reader> {
    return new Reader(await Camera.place(browser, address), await Camera.place(browser, address), product)
  }

  async turnTo(width: Width): Promise<void> {
    const viewport = viewports[width]
    await this.#english.turnTo({ locale: 'en', theme: 'light', viewport })
    await this.#arabic.turnTo({ locale: 'ar', theme: 'light', viewport })
  }

  /** Returns the faults of a story. A story with faults is read again from empty pages, so that only what it shows alone counts. */
  async prove(id: string): Promise<AccessFault[]> {
    const glance = await this.#read(id, 'glance')
    if (glance.length === 0) return glance
    this.forget()
    return this.#read(id, 'look')
  }

  async #read(id: string, how: Patience): Promise<AccessFault[]> {
    await Promise.all([this.#english, this.#arabic].map((camera) => camera.show({ id }, how)))
    const [english, arabic] = await Promise.all([readHalf(this.#english), readHalf(this.#arabic)])
    const between = faultsBetween(english.tree, arabic.tree, {
      ...this.#product,
      written: [...new Set([...writtenIn(english), ...writtenIn(arabic)])].filter((text) => text !== ''),
      componentOf: (one, other) => componentIn(one, english) ?? componentIn(other, arabic) ?? '',
    })
    const order = (half: Half, language: 'en' | 'ar') =>
      orderFaults(half.tree, { seen: half.seen, language, componentOf: (node) => componentIn(node, half) ?? '' })
    return [...between, ...order(english, 'en'), ...order(arabic, 'ar')]
  }

  forget(): void {
    this.#english.forget()
    this.#arabic.forget()
  }

  async leave(): Promise<void> {
    await this.#english.leave()
    await this.#arabic.leave()
  }
}
