import { afterEach } from 'vitest'

/**
 * Drops the axe reports of stories. With every checked element they are a hundred megabytes for one language, which would be sent out of
 * the browser and written to disk, although nobody reads them: the error of a failed story contains its violations.
 */
afterEach(({ task }) => {
  delete (task.meta as { reports?: unknown }).reports
})
