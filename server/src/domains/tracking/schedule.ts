import type { Job } from '#platform/jobs.ts'
import type { ClicksService } from './clicks/service.ts'
import type { TrackingService } from './service.ts'

/**
 * Browser reports count within seconds of their time (Y-01), and so do the clicks of a decided case (Y-06). Owners are notified of waiting
 * results within a minute after nine. The browsers in which people are signed in are stored within a second (N-03). Pixels, browsers, links and
 * journals of clicks wait in the process that took them.
 */
export const trackingSchedule = (
  { takeLatePixels, countDue, tellWaiting, networkCases }: TrackingService,
  clicks: ClicksService,
): readonly Job[] => [
  { name: 'latePixels', lane: 'results', every: 2_000, run: takeLatePixels, isOfProcess: true },
  { name: 'results', lane: 'results', every: 2_000, run: countDue },
  { name: 'networkCases', lane: 'results', every: 2_000, run: networkCases.moveDecided },
  { name: 'waitingResults', every: 60_000, run: tellWaiting },
  { name: 'links', lane: 'changes', every: 500, run: clicks.freshen, catchUp: null, isOfProcess: true },
  { name: 'clicks', every: 'upkeep', run: clicks.sweep, isOfProcess: true },
]
