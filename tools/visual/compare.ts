import { availableParallelism } from 'node:os'
import type { Browser } from 'playwright'
import { modes } from '../../.storybook/modes.ts'
import { Camera, type Shot, type StoryInfo } from './camera.ts'
import { difference, pictureHash, type Difference } from './pixels.ts'
import { batches, keyOf, plan, type Listed, type Planned, type Side } from './plan.ts'

export type Change = Planned & { kind: 'new' | 'removed' | 'changed'; base?: Buffer; here?: Buffer; hash: string; difference?: Difference }
export type Outcome = {
  changes: Change[]
  /** Pictures of stories that ended in an error in the working tree. */
  failed: Planned[]
  /** Differed at first glance and not when looked at alone: a story that depends on what was shown before it. */
  unsteady: Planned[]
  pictures: number
  compared: number
  seconds: number
}
export type Addresses = Readonly<Record<Side, string>>
export type Options = {
  watch?: (state: { done: number; of: number; seconds: number }) => void
  /** Told how many pictures differ and are looked at once more. */
  lookingAgain?: (count: number) => void
  /** Stories that are not asked for are not there, on either side. */
  isRequested?: (id: string) => boolean
  /** Handed all that stories are asked for in the working tree; says which of those that stayed are compared. */
  choose?: (here: readonly StoryInfo[]) => (story: Listed) => boolean
}

const batchSize = 50
/** While one page waits for its next frame another is painted. */
const hands = availableParallelism() + 1

/** Both Storybooks in front of the same browser in one run: first every picture at a glance, then what differs once more, alone. */
export async function compare(
  browser: Browser,
  addresses: Addresses,
  { watch = () => undefined, lookingAgain = () => undefined, isRequested = () => true, choose = () => () => true }: Options = {},
): Promise<Outcome> {
  const lists = await listBoth(browser, addresses, isRequested)
  const planned = plan(lists.base, lists.here, choose(lists.here))
  const queue = batches(planned, batchSize)
  const of = planned.reduce((sum, { sides }) => sum + sides.length, 0)
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  const pending = new Map<string, { side: Side; shot: Shot }>()
  const differing: Planned[] = []
  const singles = new Map<string, Shot>()
  const failed: Planned[] = []
  let done = 0

  const arrive = (shot: Planned, side: Side, taken: Shot) => {
    done++
    watch({ done, of, seconds: seconds() })
    if (side === 'here' && taken.hasFailed) failed.push(shot)
    const key = keyOf(shot)
    if (shot.sides.length === 1) return void singles.set(key, taken)
    const other = pending.get(key)
    if (!other) return void pending.set(key, { side, shot: taken })
    pending.delete(key)
    if (!other.shot.png.equals(taken.png)) differing.push(shot)
  }

  await Promise.all(
    Array.from({ length: Math.min(hands, queue.length) }, async () => {
      const cameras = new Cameras(browser, addresses)
      for (let batch = queue.shift(); batch; batch = queue.shift()) {
        const camera = await cameras.of(batch.side)
        await camera.turnTo(modes[batch.mode])
        for (const shot of batch.shots) arrive(shot, batch.side, await camera.shoot(shot))
      }
      await cameras.leave()
    }),
  )
  const seen = seconds()
  lookingAgain(differing.length)
  const { changes, unsteady } = await lookAgain(browser, addresses, differing)
  const order = new Map(planned.map((shot, index) => [keyOf(shot), index]))
  const byPlan = (a: Planned, b: Planned) => (order.get(keyOf(a)) ?? 0) - (order.get(keyOf(b)) ?? 0)
  const alone = planned.flatMap((shot): Change[] => {
    const png = singles.get(keyOf(shot))?.png
    if (!png) return []
    return [
      shot.sides[0] === 'here'
        ? { ...shot, kind: 'new', here: png, hash: pictureHash(png) }
        : { ...shot, kind: 'removed', base: png, hash: 'none' },
    ]
  })
  return { changes: [...changes, ...alone].toSorted(byPlan), failed, unsteady, pictures: of, compared: planned.length, seconds: seen }
}

/** One camera for each side, put in its place when first needed. */
class Cameras {
  readonly #browser: Browser
  readonly #addresses: Addresses
  readonly #placed = new Map<Side, Camera>()

  constructor(browser: Browser, addresses: Addresses) {
    this.#browser = browser
    this.#addresses = addresses
  }

  async of(side: Side): Promise<Camera> {
    const camera = this.#placed.get(side) ?? (await Camera.place(this.#browser, this.#addresses[side]))
    this.#placed.set(side, camera)
    return camera
  }

  async leave(): Promise<void> {
    await Promise.all([...this.#placed.values()].map((camera) => camera.leave()))
  }
}

async function listBoth(browser: Browser, addresses: Addresses, isRequested: (id: string) => boolean) {
  const cameras = new Cameras(browser, addresses)
  const list = async (side: Side) => (await cameras.of(side)).list()
  const [base, here] = await Promise.all([list('base'), list('here')])
  await cameras.leave()
  const requested = (stories: readonly StoryInfo[]) => stories.filter(({ id }) => isRequested(id))
  return { base: requested(base), here: requested(here) }
}

/** A picture may depend on the story before it; only what differs between two fresh pages counts. */
async function lookAgain(browser: Browser, addresses: Addresses, differing: readonly Planned[]) {
  const changes: Change[] = []
  const unsteady: Planned[] = []
  const queue = [...differing]
  await Promise.all(
    Array.from({ length: Math.min(hands, queue.length) }, async () => {
      const cameras = new Cameras(browser, addresses)
      const look = async (side: Side, shot: Planned) => {
        const camera = await cameras.of(side)
        await camera.turnTo(modes[shot.mode])
        return (await camera.shoot(shot, 'look')).png
      }
      for (let shot = queue.shift(); shot; shot = queue.shift()) {
        const base = await look('base', shot)
        const here = await look('here', shot)
        const found = difference(base, here)
        if (found) changes.push({ ...shot, kind: 'changed', base, here, hash: pictureHash(here), difference: found })
        else unsteady.push(shot)
      }
      await cameras.leave()
    }),
  )
  return { changes, unsteady }
}
