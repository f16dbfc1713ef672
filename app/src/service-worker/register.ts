/** Address of the service worker. It has no hash: the browser compares its bytes at each visit. */
const workerAddress = '/sw.js'

type Container = Pick<ServiceWorkerContainer, 'register'>

/** Registers the service worker. Throws if the browser has none, or refuses. */
export async function requireWorker(container: Container | undefined): Promise<void> {
  if (!container) throw new Error('This browser has no service workers')
  await container.register(workerAddress)
}

/**
 * Registers the service worker, so that the next visit opens from the cache. Does nothing in a browser without service workers, and logs if
 * the browser refuses, for example in a private window.
 */
export async function registerWorker(container: Container | undefined, log: (text: string, cause: unknown) => void): Promise<void> {
  try {
    await container?.register(workerAddress)
  } catch (cause) {
    log('The app does not open from the cache', cause)
  }
}
