import { tillPages } from '@wasla/contract/tills/paths.ts'

type Container = Pick<ServiceWorkerContainer, 'register' | 'ready'>

/**
 * Lets the service worker keep the page and its files, so that it opens without a network. The page was loaded before the worker was there,
 * so it says which files these are. A browser without workers, or one that refuses, opens the page with a network only.
 */
export async function keepOffline(container: Container | undefined, loaded: readonly string[]): Promise<void> {
  try {
    if (!container) return
    await container.register('/sw.js')
    const { active } = await container.ready
    const files = loaded.filter((address) => new URL(address).pathname.startsWith('/assets/'))
    active?.postMessage({ kind: 'keep', page: tillPages, files }, [])
  } catch {
    // For example in a private window.
  }
}
