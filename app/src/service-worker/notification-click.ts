/** The event by which the worker asks an open page to go to a path. `services/push/follow-worker.ts` reads it. */
type OpenMessage = { type: 'open'; path: string }

/** An open page, as far as a press on a notification needs it. */
export type OpenPage = {
  readonly url: string
  readonly focused: boolean
  focus(): Promise<unknown>
  postMessage(message: OpenMessage, options?: StructuredSerializeOptions): void
}

type Windows = {
  all(): Promise<readonly OpenPage[]>
  open(address: string): Promise<unknown>
}

/** Returns the path of a notification if it is one of this origin, otherwise the path of the home page. */
export function pathOf(data: unknown, origin: string): string {
  if (typeof data !== 'string' || !data.startsWith('/') || !URL.canParse(data, origin)) return '/home'
  const { origin: target, pathname, search, hash } = new URL(data, origin)
  return target === origin ? `${pathname}${search}${hash}` : '/home'
}

/** The back office is another app at the same origin. */
const isOfTheApp = ({ url }: OpenPage) => !/^\/admin(?:\/|$)/.test(new URL(url).pathname)

/**
 * Shows the path of a notification. A page that is open goes there itself, so that it can ask about changes that are not saved. Otherwise a
 * new page opens.
 */
export async function openNotification(windows: Windows, data: unknown, origin: string): Promise<void> {
  const path = pathOf(data, origin)
  const pages = (await windows.all()).filter(isOfTheApp)
  const page = pages.find(({ focused }) => focused) ?? pages[0]
  if (!page) return void (await windows.open(new URL(path, origin).href))
  // A worker's messages go to this page only: there is no other target to name.
  page.postMessage({ type: 'open', path }, {})
  await page.focus()
}
