import { availableParallelism } from 'node:os'
import { modes } from '../../.storybook/modes.ts'
import { treeChange, type TreeChange } from './access/tree-change.ts'
import type { Shot, StoryInfo } from './camera.ts'
import type { Moved } from './history.ts'
import { changedCells } from './states/judge.ts'
import { matrixOf } from './states/cells.ts'
import type { Photographed } from './states/shown.ts'
import { storedNowhere, type Stored } from './stored.ts'
import { difference, pictureHash, type Difference } from './pixels.ts'
import { batches, keyOf, plan, type Listed, type Planned, type Side } from './plan.ts'
import type { Photographer, Studio } from './studio.ts'
import { afterFirst, firstLooks, isSteady, type Pair } from './steady.ts'
import { isSame, type Taken } from './taken.ts'

/** `tree`: the accessibility tree of a new story, which has no other to be compared with. */
export type Change = Planned & {
  kind: 'new' | 'removed' | 'changed'
  base?: Buffer
  here?: Buffer
  hash: string
  difference?: Difference
  tree?: string
}
/**
 * `moved`: for each side, what differs between its glance and its look; `picture` has the differences marked. `hasTreeMoved`: its
 * accessibility tree differs.
 */
type Unsteady = Planned & { moved: (Moved & { picture: Buffer })[]; hasTreeMoved?: true }
export type Outcome = {
  changes: Change[]
  /** Accessibility trees that differ. New and removed stories are no such changes: their pictures are. */
  trees: TreeChange[]
  /** Pictures of stories that ended in an error in the working tree. */
  failed: Planned[]
  /** Stories that differed at a glance but not in a look, because the story depends on the story shown before it. */
  unsteady: Unsteady[]
  pictures: number
  /** The matrices of states in the working tree, with the cells that changed. */
  matrices: Photographed[]
  /** The keys (`keyOf`) of all pictures that were compared. */
  compared: readonly string[]
  seconds: number
}
export type Addresses = Readonly<Record<Side, string>>
type Watch = (state: { done: number; of: number; seconds: number }) => void
export type Options = {
  watch?: Watch
  /** Called with how many pictures of how many stories differ; returns the progress callback of the second look. */
  lookingAgain?: (pictures: number, stories: number) => Watch
  /** Stories that are not requested are treated as missing on both sides. */
  isRequested?: (id: string) => boolean
  /** Receives all requested stories of the working tree. Returns a filter for the existing stories that are compared. */
  choose?: (here: readonly StoryInfo[]) => (story: Listed) => boolean
  /** Pictures of the base from earlier comparisons; new pictures are added. */
  stored?: Stored
}
type Differing = Planned & { glance: Pair }

const batchSize = 50
/** One worker more than there are cores: while one page waits for its next frame, another is painted. */
const hands = availableParallelism() + 1

/**
 * Compares two Storybooks in one browser. First takes every picture at a glance. Then takes pictures that differ again in a look,
 * unless the difference cannot depend on the story shown before.
 */
export async function compare(
  studio: Studio,
  addresses: Addresses,
  {
    watch = () => undefined,
    lookingAgain = () => () => undefined,
    isRequested = () => true,
    choose = () => () => true,
    stored = storedNowhere,
  }: Options = {},
): Promise<Outcome> {
  const lists = await listBoth(studio, addresses, stored, isRequested)
  const planned = plan(lists.base, lists.here, choose(lists.here), studio.engine)
  const queue = batches(planned, batchSize, (side, shot) => side === 'here' || !stored.has(shot, 'glance'))
  const of = queue.reduce((sum, { shots }) => sum + shots.length, 0)
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  const pending = new Map<string, Taken>()
  const differing: Differing[] = []
  const singles = new Map<string, Taken>()
  const failed: Planned[] = []
  const matrices: Photographed[] = []
  let done = 0

  const arrive = (shot: Planned, side: Side, taken: Shot) => {
    done++
    watch({ done, of, seconds: seconds() })
    if (side === 'here' && taken.hasFailed) failed.push(shot)
    const matrix = side === 'here' ? matrixOf(taken.png) : undefined
    if (matrix) matrices.push({ ...shot, png: taken.png, matrix, changed: [] })
    if (side === 'base') stored.store(shot, 'glance', taken)
    const key = keyOf(shot)
    if (shot.sides.length === 1) return void singles.set(key, taken)
    const other = pending.get(key) ?? (side === 'here' ? stored.taken(shot, 'glance') : undefined)
    if (!other) return void pending.set(key, taken)
    pending.delete(key)
    if (!isSame(other, taken))
      differing.push({ ...shot, glance: side === 'here' ? { base: other, here: taken } : { base: taken, here: other } })
  }

  await inTurn(
    queue,
    hands,
    () => new Cameras(studio, addresses),
    async (batch, cameras) => {
      const camera = await cameras.of(batch.side)
      await camera.turnTo(modes[batch.mode])
      for (const shot of batch.shots) arrive(shot, batch.side, await camera.shoot(shot))
    },
  )
  const seen = seconds()
  const order = new Map(planned.map((shot, index) => [keyOf(shot), index]))
  const byPlan = (a: Planned, b: Planned) => (order.get(keyOf(a)) ?? 0) - (order.get(keyOf(b)) ?? 0)
  const { changes, trees, unsteady } = await lookAgain(studio, addresses, differing.toSorted(byPlan), stored, lookingAgain)
  const alone = planned.flatMap((shot): Change[] => {
    if (shot.sides.length > 1) return []
    const { png, tree } = singles.get(keyOf(shot)) ?? stored.taken(shot, 'glance') ?? {}
    if (!png) return []
    return [
      shot.sides[0] === 'here'
        ? { ...shot, kind: 'new', here: png, hash: pictureHash(png), ...(tree !== undefined && { tree }) }
        : { ...shot, kind: 'removed', base: png, hash: 'none' },
    ]
  })
  return {
    changes: [...changes, ...alone].toSorted(byPlan),
    trees: trees.toSorted(byPlan),
    failed,
    unsteady,
    matrices: matrices.toSorted((one, other) => (order.get(keyOf(one)) ?? 0) - (order.get(keyOf(other)) ?? 0)).map(withChanges(changes)),
    pictures: of,
    compared: planned.map(keyOf),
    seconds: seen,
  }
}

/** Returns a function that adds the changed cells to a matrix, and gives it the picture in which they were found. */
const withChanges = (changes: readonly Change[]) => (one: Photographed) => {
  const change = changes.find((each) => keyOf(each) === keyOf(one))
  return change?.base && change.here ? { ...one, png: change.here, changed: changedCells(change.base, change.here) } : one
}

/** Runs a queue of jobs with several workers until it is empty; each worker has its own cameras. */
async function inTurn<Job>(queue: Job[], most: number, place: () => Cameras, act: (job: Job, cameras: Cameras) => Promise<void>) {
  await Promise.all(
    Array.from({ length: Math.min(most, queue.length) }, async () => {
      const cameras = place()
      for (let job = queue.shift(); job; job = queue.shift()) await act(job, cameras)
      await cameras.leave()
    }),
  )
}

/** One camera for each side, created when first needed. */
class Cameras {
  readonly #studio: Studio
  readonly #addresses: Addresses
  readonly #placed = new Map<Side, Photographer>()

  constructor(studio: Studio, addresses: Addresses) {
    this.#studio = studio
    this.#addresses = addresses
  }

  async of(side: Side): Promise<Photographer> {
    const camera = this.#placed.get(side) ?? (await this.#studio.place(this.#addresses[side]))
    this.#placed.set(side, camera)
    return camera
  }

  async leave(): Promise<void> {
    await Promise.all([...this.#placed.values()].map((camera) => camera.leave()))
  }
}

async function listBoth(studio: Studio, addresses: Addresses, stored: Stored, isRequested: (id: string) => boolean) {
  const cameras = new Cameras(studio, addresses)
  const list = async (side: Side) => (await cameras.of(side)).list()
  const listBase = async () => {
    const listed = stored.list() ?? (await list('base'))
    stored.storeList(listed)
    return listed
  }
  const [base, here] = await Promise.all([listBase(), list('here')])
  await cameras.leave()
  const requested = (stories: readonly StoryInfo[]) => stories.filter(({ id }) => isRequested(id))
  return { base: requested(base), here: requested(here) }
}

/**
 * Looks again at stories that differ, because a picture or a tree may depend on the story before it: only a difference between two fresh
 * pages counts. If the first look at a story equals its glance, the story depends on no other story, so the glances of its other modes count too.
 */
async function lookAgain(
  studio: Studio,
  addresses: Addresses,
  differing: readonly Differing[],
  stored: Stored,
  lookingAgain: NonNullable<Options['lookingAgain']>,
) {
  const changes: Change[] = []
  const trees: TreeChange[] = []
  const unsteady: Unsteady[] = []
  const first = firstLooks(differing)
  const watch = differing.length > 0 ? lookingAgain(differing.length, first.length) : () => undefined
  const started = performance.now()
  let [done, of] = [0, first.length]

  const conclude = ({ glance, ...shot }: Differing, look: Pair) => {
    const found = difference(look.base.png, look.here.png)
    const tree = treeChange(shot, look)
    if (found) changes.push({ ...shot, kind: 'changed', base: look.base.png, here: look.here.png, hash: found.hash, difference: found })
    if (tree) trees.push(tree)
    const moved = found ? [] : movedIn(glance, look)
    const hasTreeMoved = !tree && glance.base.tree !== glance.here.tree
    if (moved.length > 0 || hasTreeMoved || !(found ?? tree)) unsteady.push({ ...shot, moved, ...(hasTreeMoved && { hasTreeMoved }) })
  }
  const look = async (shots: readonly Differing[], then: (shot: Differing, pair: Pair) => void) =>
    inTurn(
      [...shots],
      hands,
      () => new Cameras(studio, addresses),
      async (shot, cameras) => {
        const take = async (side: Side) => {
          const known = side === 'base' ? stored.taken(shot, 'look') : undefined
          if (known) return known
          const camera = await cameras.of(side)
          await camera.turnTo(modes[shot.mode])
          const taken = await camera.shoot(shot, 'look')
          if (side === 'base') stored.store(shot, 'look', taken)
          return taken
        }
        const [base, here] = await Promise.all([take('base'), take('here')])
        then(shot, { base, here })
        done++
        watch({ done, of, seconds: (performance.now() - started) / 1000 })
      },
    )

  const looked: { shot: Differing; isSteady: boolean }[] = []
  await look(first, (shot, pair) => {
    looked.push({ shot, isSteady: isSteady(shot.glance, pair) })
    conclude(shot, pair)
  })
  const { counts, again } = afterFirst(differing, looked)
  of += again.length
  await look(again, conclude)
  for (const shot of counts) conclude(shot, shot.glance)
  return { changes, trees, unsteady }
}

/** Returns what differs between the glance and the look of a story, for each side. */
const movedIn = (glance: Pair, look: Pair): Unsteady['moved'] =>
  (['base', 'here'] as const).flatMap((side) => {
    const found = difference(glance[side].png, look[side].png)
    if (!found) return []
    const { pixels, step, box, picture } = found
    return [{ side, pixels, step, box, picture }]
  })
