import { afterEach } from 'vitest'

/**
 * Drops the axe reports of stories. They list every checked element, which makes a hundred megabytes for one language. They would be sent
 * out of the browser and written to disk, although nobody reads them. The error of a failed story contains its violations.
 */
afterEach(({ task }) => {
  delete (task.meta as { reports?: unknown }).reports
})
