import type { Browser } from 'playwright'
import type { StoryInfo } from '../camera.ts'
import { batchesOf, reasonOf, workers, type Watch } from '../jobs.ts'
import type { AccessFault } from './fault.ts'
import type { Product } from './product.ts'
import { Reader } from './prove.ts'
import { widthsOf, type Width } from './widths.ts'

/** The faults of a story in one width; `error` if it could not be read. */
export type Heard = { id: string; title: string; width: Width; faults: AccessFault[]; error?: string }
type Options = { watch?: Watch; product: Product }

/** Stories that follow each other share a worker, so that they also share what their pages have loaded. */
const batchSize = 12

type Job = { story: StoryInfo; width: Width }
/** Returns the jobs of all stories in batches of one width each. */
const batchesByWidth = (stories: readonly StoryInfo[]): Job[][] =>
  [
    ...Map.groupBy(
      stories.flatMap((story) => widthsOf(story).map((width): Job => ({ story, width }))),
      ({ width }) => width,
    ).values(),
  ].flatMap((jobs) => batchesOf(jobs, batchSize))

/** Reads each story in both languages and returns its faults in each width. */
export async function readAll(
  browser: Browser,
  address: string,
  stories: readonly StoryInfo[],
  { watch = () => undefined, product }: Options,
): Promise<Heard[]> {
  const queue = batchesByWidth(stories)
  const of = queue.reduce((sum, jobs) => sum + jobs.length, 0)
  const order = new Map(stories.map(({ id }, index) => [id, index]))
  const started = performance.now()
  const heard: Heard[] = []
  const work = async () => {
    const reader = await Reader.place(browser, address, product)
    for (let jobs = queue.shift(); jobs; jobs = queue.shift()) {
      if (jobs[0]) await reader.turnTo(jobs[0].width)
      for (const { story, width } of jobs) {
        const place = { id: story.id, title: story.title, width }
        try {
          heard.push({ ...place, faults: await reader.prove(story.id) })
        } catch (error) {
          reader.forget()
          heard.push({ ...place, faults: [], error: reasonOf(error) })
        }
        watch({ done: heard.length, of, seconds: (performance.now() - started) / 1000 })
      }
    }
    await reader.leave()
  }
  await Promise.all(Array.from({ length: Math.min(workers, queue.length) }, work))
  return heard.toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0))
}
