import { afterEach } from 'vitest'

/**
 * What axe saw of a story that passed is read by nobody: with every element it looked at, it weighs a hundred megabytes for all stories
 * of one language, which would be sent out of the browser and written down. A failure says its violations itself.
 */
afterEach(({ task }) => {
  delete (task.meta as { reports?: unknown }).reports
})
