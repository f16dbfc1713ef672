import { availableParallelism } from 'node:os'
import type { Browser } from 'playwright'
import type { StoryInfo } from '../camera.ts'
import { Mirror, type Proof, type Width } from './prove.ts'

export type Proved = { id: string; title: string; name: string; width: Width; proof?: Proof; error?: string }
type Job = { story: StoryInfo; width: Width }
type Watch = (state: { done: number; of: number; seconds: number }) => void
export type Options = { watch?: Watch }

/** One worker more than there are cores, as for pictures: while one page waits for its next frame, another is laid out. */
const hands = availableParallelism() + 1

/** Stories that follow each other share a worker, so that they also share what their pages have loaded. */
const batchSize = 12

/** Screens have another layout on a phone. Other stories are compared in the wide window, in which more parts are side by side. */
const widthsOf = ({ title }: StoryInfo): Width[] => (title.startsWith('Screens/') ? ['desktop', 'phone'] : ['desktop'])

const batchesOf = (stories: readonly StoryInfo[]): Job[][] => {
  const byWidth = Map.groupBy(
    stories.flatMap((story) => widthsOf(story).map((width): Job => ({ story, width }))),
    ({ width }) => width,
  )
  return [...byWidth.values()].flatMap((jobs) =>
    Array.from({ length: Math.ceil(jobs.length / batchSize) }, (_, index) => jobs.slice(index * batchSize, (index + 1) * batchSize)),
  )
}

/** Compares the English and the Arabic page of each story. A story that cannot be compared is returned with its error. */
export async function proveAll(
  browser: Browser,
  address: string,
  stories: readonly StoryInfo[],
  { watch = () => undefined }: Options = {},
): Promise<Proved[]> {
  const queue = batchesOf(stories)
  const of = queue.reduce((sum, jobs) => sum + jobs.length, 0)
  const order = new Map(stories.map(({ id }, index) => [id, index]))
  const started = performance.now()
  const proved: Proved[] = []
  const proveOne = async (mirror: Mirror, { story: { id, title, name }, width }: Job): Promise<Proved> => {
    const place = { id, title, name, width }
    try {
      return { ...place, proof: await mirror.prove(id) }
    } catch {
      // React may not find texts that were moved before. A page that begins empty has none.
      mirror.forget()
    }
    try {
      return { ...place, proof: await mirror.prove(id) }
    } catch (error) {
      mirror.forget()
      return { ...place, error: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) }
    }
  }
  const work = async () => {
    const mirror = await Mirror.place(browser, address)
    for (let jobs = queue.shift(); jobs; jobs = queue.shift()) {
      if (jobs[0]) await mirror.turnTo(jobs[0].width)
      for (const job of jobs) {
        proved.push(await proveOne(mirror, job))
        watch({ done: proved.length, of, seconds: (performance.now() - started) / 1000 })
      }
    }
    await mirror.leave()
  }
  await Promise.all(Array.from({ length: Math.min(hands, queue.length) }, work))
  return proved.toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0))
}
