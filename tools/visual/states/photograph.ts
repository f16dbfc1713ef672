import { availableParallelism } from 'node:os'
import type { Browser } from 'playwright'
import { modes, modesOf, type ModeName } from '../../../.storybook/modes.ts'
import { Camera, type StoryInfo } from '../camera.ts'
import type { Watch } from '../jobs.ts'
import { matrixOf } from './cells.ts'
import type { Photographed } from './shown.ts'

const isOfStates = ({ tags }: Pick<StoryInfo, 'tags'>): boolean => tags.includes('states')

type Job = { story: StoryInfo; mode: ModeName }

/** Photographs the chosen matrices of a Storybook in all their modes. Rejects if one of them does not render. */
export async function photograph(
  browser: Browser,
  address: string,
  choose: (story: StoryInfo) => boolean,
  watch: Watch = () => undefined,
): Promise<Photographed[]> {
  const first = await Camera.place(browser, address)
  const stories = (await first.list()).filter((story) => isOfStates(story) && choose(story))
  await first.leave()
  const jobs = stories.flatMap((story) => modesOf(story).map((mode): Job => ({ story, mode })))
  const of = jobs.length
  const order = new Map(jobs.map(({ story, mode }, index) => [`${story.id} ${mode}`, index]))
  const started = performance.now()
  const taken: Photographed[] = []
  const work = async () => {
    const camera = await Camera.place(browser, address)
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { id, title, name } = job.story
      await camera.turnTo(modes[job.mode])
      const { png, hasFailed } = await camera.shoot(job.story)
      const matrix = matrixOf(png)
      if (hasFailed || !matrix) throw new Error(`${id} (${job.mode}) does not show its matrix.`)
      taken.push({ id, title, name, mode: job.mode, png, matrix, changed: [] })
      watch({ done: taken.length, of, seconds: (performance.now() - started) / 1000 })
    }
    await camera.leave()
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), of) }, work))
  return taken.toSorted((one, other) => (order.get(`${one.id} ${one.mode}`) ?? 0) - (order.get(`${other.id} ${other.mode}`) ?? 0))
}
