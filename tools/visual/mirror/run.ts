import type { Browser } from 'playwright'
import type { StoryInfo } from '../camera.ts'
import { batchesOf, reasonOf, workers, type Watch } from '../jobs.ts'
import { Mirror, type Proof, type Width } from './prove.ts'

export type Proved = { id: string; title: string; name: string; width: Width; proof?: Proof; error?: string }
export type Options = { watch?: Watch }

/** Stories that follow each other share a worker, so that they also share what their pages have loaded. */
const batchSize = 12

/** Screens have another layout on a phone. Other stories are compared in the wide window, in which more parts are side by side. */
const widthsOf = ({ title }: StoryInfo): Width[] => (title.startsWith('Screens/') ? ['desktop', 'phone'] : ['desktop'])

/** Compares the English and the Arabic page of each story. A story that cannot be compared is returned with its error. */
export async function proveAll(
  browser: Browser,
  address: string,
  stories: readonly StoryInfo[],
  { watch = () => undefined }: Options = {},
): Promise<Proved[]> {
  const queue = batchesOf(stories, batchSize)
  const of = stories.length
  let done = 0
  const order = new Map(stories.map(({ id }, index) => [id, index]))
  const started = performance.now()
  const proved: Proved[] = []
  const proveOne = async (mirror: Mirror, story: StoryInfo): Promise<Proved[]> => {
    const { id, title, name } = story
    // Begins with the present width of the window, if the story is compared in it, because a change of width costs time.
    const widths = widthsOf(story).toSorted((one, other) => Number(other === mirror.width) - Number(one === mirror.width))
    const prove = async () => (await mirror.proveAt(id, widths)).map((one): Proved => ({ id, title, name, ...one }))
    try {
      return await prove()
    } catch {
      // React may not find texts that were moved before. A page that begins empty has none.
      mirror.forget()
    }
    try {
      return await prove()
    } catch (error) {
      mirror.forget()
      return widths.map((width) => ({ id, title, name, width, error: reasonOf(error) }))
    }
  }
  const work = async () => {
    const mirror = await Mirror.place(browser, address)
    await mirror.turnTo('desktop')
    for (let batch = queue.shift(); batch; batch = queue.shift())
      for (const story of batch) {
        proved.push(...(await proveOne(mirror, story)))
        watch({ done: ++done, of, seconds: (performance.now() - started) / 1000 })
      }
    await mirror.leave()
  }
  await Promise.all(Array.from({ length: Math.min(workers, queue.length) }, work))
  return proved.toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0) || one.width.localeCompare(other.width))
}
