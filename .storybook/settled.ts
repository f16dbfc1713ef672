import { configure, getConfig } from 'storybook/test'

/**
 * Resolves when the page has finished all work that was waiting. A task in the background runs after the tasks of React’s scheduler: late
 * effects, transitions and parts that were loaded.
 */
export const settled = (): Promise<void> => scheduler.postTask(() => undefined, { priority: 'background' })

/**
 * Makes every event of a user, `waitFor` and `find…` end when the page is settled, as it is for a person, who is slower than React. The
 * development build of React does this by `act`; stories run on the build that people get.
 */
export function settleAfterEvents(): void {
  const { asyncWrapper } = getConfig()
  configure({
    asyncWrapper: async (callback) => {
      const result: unknown = await asyncWrapper(callback)
      await settled()
      return result
    },
  })
}
