import type { Browser } from 'playwright'
import { modes } from '../../../.storybook/modes.ts'
import { Camera, type Patience } from '../camera.ts'
import type { Addresses, Change } from '../compare.ts'
import { batchesOf, reasonOf, workers, type Watch } from '../jobs.ts'
import type { Box } from '../pixels.ts'
import { keyOf } from '../plan.ts'
import { aligned } from './align.ts'
import type { Cause } from './cause.ts'
import { concluded } from './conclude.ts'
import { declarationsOf, endReading, startReading } from './declarations.ts'
import { differences, type StyleChange } from './differ.ts'
import { explained, sourceOf, tokensIn, type Declarations, type Explained } from './explain.ts'
import { measure, valuesAt, type Reading } from './measure.ts'
import { keysOf, type Catalogues, type KeyOf } from './messages.ts'
import type { MeasuredPage } from './measured.ts'
import { properties } from './properties.ts'

/** The causes of pictures, by `keyOf`. */
export type Caused = ReadonlyMap<string, readonly Cause[]>
type Language = 'en' | 'ar'
/** `catalogues`: the messages of both builds, to name changed texts. `watch`: is called after each picture. */
export type LookOptions = {
  catalogues?: Readonly<Record<Language, Catalogues>>
  watch?: Watch
}

/** At most so many different changes of one picture are explained. The others very likely have the same causes. */
const mostRead = 60
const batchSize = 25

const noMessages: Catalogues = { before: new Map(), after: new Map() }
const directionIndex = properties.indexOf('direction')

const isKnown = (causes: readonly Cause[]) => causes.some(({ kind }) => kind !== 'unknown')

/** The same story in both builds, in one browser. */
class Both {
  readonly #base: Camera
  readonly #here: Camera
  readonly #keyOf: Readonly<Record<Language, KeyOf>>

  private constructor(base: Camera, here: Camera, keyFor: Readonly<Record<Language, KeyOf>>) {
    this.#base = base
    this.#here = here
    this.#keyOf = keyFor
  }

  static async place(browser: Browser, addresses: Addresses, keyFor: Readonly<Record<Language, KeyOf>>): Promise<Both> {
    return new Both(await Camera.place(browser, addresses.base), await Camera.place(browser, addresses.here), keyFor)
  }

  /** Shows a changed story in both builds and returns the causes of its picture. */
  async causesOf(change: Change, region: Box, how: Patience): Promise<Cause[]> {
    const cameras = [this.#base, this.#here]
    await Promise.all(cameras.map((camera) => camera.show(change, how)))
    const pages = [this.#base.opened.page, this.#here.opened.page] as const
    const [base, here] = await Promise.all([pages[0].evaluate(measure, { properties }), pages[1].evaluate(measure, { properties })])
    const both = aligned(base, here)
    const found = differences(base, here, both, region)
    const why = await this.#explain(here, found.styles.slice(0, mostRead))
    const locale = modes[change.mode].locale
    return concluded({ base, here, differences: found, explained: why, keyOf: this.#keyOf[locale], region })
  }

  async #explain(here: MeasuredPage, changes: readonly StyleChange[]): Promise<Explained[][]> {
    if (changes.length === 0) return []
    const read = async (camera: Camera, side: 'base' | 'here') => {
      const { page, session } = camera.opened
      await startReading(session)
      const all: Declarations[] = []
      for (const { pair, pseudo } of changes) all.push(await declarationsOf(session, pair[side], pseudo))
      await endReading(session)
      const sources = changes.map(({ pair, properties: names }, index) => {
        const direction = here.styles[here.elements[pair.here]?.style ?? -1]?.[directionIndex] === 'rtl' ? 'rtl' : 'ltr'
        return names.map((name) => sourceOf(name, all[index] ?? { own: [], around: [] }, direction))
      })
      const readings = changes.map(({ pair, pseudo }, index): Reading => ({
        index: pair[side],
        ...(pseudo && { pseudo }),
        names: [...new Set((sources[index] ?? []).flatMap((source) => tokensIn(source?.text ?? '')))],
      }))
      return { sources, tokens: await page.evaluate(valuesAt, readings) }
    }
    const [before, after] = await Promise.all([read(this.#base, 'base'), read(this.#here, 'here')])
    return changes.map(({ properties: names }, index) =>
      names.flatMap((_, at) =>
        explained(
          { source: before.sources[index]?.[at], tokens: before.tokens[index] ?? {} },
          { source: after.sources[index]?.[at], tokens: after.tokens[index] ?? {} },
        ),
      ),
    )
  }

  /** Returns the causes of a picture. If the story cannot be shown again, returns an unknown cause, so that other results are not lost. */
  async read(change: Change): Promise<Cause[]> {
    const region = change.difference?.box ?? { x: 0, y: 0, width: 0, height: 0 }
    try {
      const glance = await this.causesOf(change, region, 'glance')
      // After another story, the page may differ from the picture. Shown alone, it does not.
      return isKnown(glance) ? glance : await this.causesOf(change, region, 'look')
    } catch (error) {
      this.#base.forget()
      this.#here.forget()
      return [{ kind: 'unknown', name: change.title, before: '', after: reasonOf(error), components: [] }]
    }
  }

  async turnTo(mode: Change['mode']): Promise<void> {
    await this.#base.turnTo(modes[mode])
    await this.#here.turnTo(modes[mode])
  }

  async leave(): Promise<void> {
    await this.#base.leave()
    await this.#here.leave()
  }
}

const wholePicture = (change: Change): Cause => ({
  kind: 'story',
  name: change.kind === 'new' ? 'New stories' : 'Removed stories',
  before: '',
  after: change.kind === 'new' ? 'added' : 'removed',
  components: [],
})

/** Returns why each changed picture differs. Opens only changed stories, one after another in the same page of each build. */
export async function causesOf(
  browser: Browser,
  addresses: Addresses,
  changes: readonly Change[],
  { catalogues = { en: noMessages, ar: noMessages }, watch = () => undefined }: LookOptions = {},
): Promise<Caused> {
  const found = new Map<string, readonly Cause[]>(
    changes.filter((change) => !change.difference).map((change) => [keyOf(change), [wholePicture(change)]]),
  )
  const both = changes.filter((change) => change.difference)
  const queue = [...Map.groupBy(both, ({ mode }) => mode)].flatMap(([mode, those]) =>
    batchesOf(those, batchSize).map((batch) => ({ mode, those: batch })),
  )
  const keyFor = { en: keysOf(catalogues.en), ar: keysOf(catalogues.ar) }
  const started = performance.now()
  let done = 0
  const work = async () => {
    const pages = await Both.place(browser, addresses, keyFor)
    for (let batch = queue.shift(); batch; batch = queue.shift()) {
      await pages.turnTo(batch.mode)
      for (const change of batch.those) {
        const causes = await pages.read(change)
        found.set(keyOf(change), causes)
        watch({ done: ++done, of: both.length, seconds: (performance.now() - started) / 1000 })
      }
    }
    await pages.leave()
  }
  await Promise.all(Array.from({ length: Math.min(workers, queue.length) }, work))
  return found
}
