import { safePath } from '@wasla/contract/platform/safe-path.ts'

type Messages = Pick<ServiceWorkerContainer, 'addEventListener'>

/** Goes to the path of a notification that the reader pressed. The service worker sends it (`service-worker/notification-click.ts`). */
export function followWorker(worker: Messages | undefined, go: (path: string) => void): void {
  worker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'open' || !('path' in data)) return
    const path = typeof data.path === 'string' ? safePath(data.path) : null
    if (path !== null) go(path)
  })
}
