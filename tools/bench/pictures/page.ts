import { cutPicture, openPicture } from '@wasla/design-system/components/ImageCropper/picture.ts'
import { samplePicture } from '@wasla/design-system/components/ImageCropper/picture.sample.ts'

/** Longest time the page's thread was blocked, in ms: while a picture was opened, and while it was cropped. */
export type LongestTasks = { opening: number; cutting: number }
export type PictureBench = {
  measure: (width: number, height: number) => Promise<LongestTasks>
  blockOnPurpose: (time: number) => Promise<number>
}

async function longestTask(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  const observer = new PerformanceObserver((list) => {
    longest = Math.max(longest, ...list.getEntries().map((entry) => entry.duration))
  })
  observer.observe({ type: 'longtask' })
  await work()
  // Long tasks are reported in a later turn of the event loop than the one in which they end.
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestIdleCallback(() => resolve()))
  })
  observer.disconnect()
  return longest
}

const pictures: PictureBench = {
  async measure(width, height) {
    const file = await samplePicture(width, height, 'large.jpg')
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof openPicture>>>()
    const opening = await longestTask(async () => resolve(await openPicture(file)))
    const picture = await promise
    const area = { x: 0, y: 0, width: (height / width) * 100, height: 100 }
    const cutting = await longestTask(() => cutPicture(picture, area, { width: 1024, height: 1024 }))
    picture.close()
    return { opening, cutting }
  },
  blockOnPurpose: (time) =>
    longestTask(async () => {
      // Wait for a task of the page itself, because a call by an inspector is not reported as a long task.
      await new Promise((resolve) => setTimeout(resolve))
      const end = performance.now() + time
      while (performance.now() < end) Math.sqrt(end)
    }),
}

Object.assign(globalThis, { pictures })
