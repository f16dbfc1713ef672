import { afterEach } from 'vitest'

/**
 * Forgets what only Storybook's own window shows of a test. The reports of axe list every checked element, which makes a hundred megabytes for
 * one language: they would be sent out of the browser and written to disk. The composed story keeps them, with its page and its mock world,
 * as long as the test itself, which is until the browser closes. The error of a failed story contains its violations.
 */
afterEach((context) => {
  delete (context.task.meta as { reports?: unknown }).reports
  delete (context as { story?: unknown }).story
})
