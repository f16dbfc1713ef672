/*
 * These functions run inside the page that shows the stories. Each is passed to the browser as text, so it must not use anything outside
 * itself.
 */

type Story = { id: string; title: string; name: string; tags: string[]; parameters: Record<string, unknown>; isDocs?: boolean }
type Render = { id?: string; phase?: string }
type Preview = {
  ready: () => Promise<unknown>
  extract: () => Promise<Record<string, Story>>
  currentRender?: Render
  /** All stories in the page; a docs page has several. */
  storyRenders?: Render[]
}
type Index = { entries: Record<string, { type: string; id: string; title: string; name: string; tags?: string[] }> }
declare global {
  var __STORYBOOK_PREVIEW__: Preview | undefined
  var __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, payload: unknown) => void } | undefined
  var __visual: { asking: number }
}

/** Runs before any script of the page: seeds random numbers, hides the caret, clears storage, and counts open requests. */
export function prepare({ ignored }: { ignored: string }): void {
  let state = 1
  Math.random = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  const counter = { asking: 0 }
  globalThis.__visual = counter
  const ask = globalThis.fetch
  globalThis.fetch = async (...args) => {
    counter.asking++
    try {
      return await ask(...args)
    } finally {
      counter.asking--
    }
  }
  const sheet = new CSSStyleSheet()
  // What is `absent` takes no room, because its height depends on what is not compared, such as the number of commits.
  sheet.replaceSync(
    `* { caret-color: transparent !important } ${ignored} { visibility: hidden !important } [data-visual="absent"] { display: none !important }`,
  )
  document.adoptedStyleSheets.push(sheet)
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // A page without an origin has no storage.
  }
}

/** Returns everything in the Storybook: stories with parameters that its index lacks, and docs pages, which only the index contains. */
export async function listStories({ most }: { most: number }): Promise<Story[]> {
  const deadline = performance.now() + most
  while (!globalThis.__STORYBOOK_PREVIEW__?.extract) {
    if (performance.now() > deadline) throw new Error('This page shows no stories.')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await globalThis.__STORYBOOK_PREVIEW__.ready()
  const stories = await globalThis.__STORYBOOK_PREVIEW__.extract()
  const { entries } = (await (await fetch('./index.json')).json()) as Index
  return [
    ...Object.values(stories).map(({ id, title, name, tags, parameters }) => {
      const { visual, mirror, scenario, fileName } = parameters
      return { id, title, name, tags, parameters: { visual, mirror, scenario, fileName } }
    }),
    ...Object.values(entries)
      .filter(({ type }) => type === 'docs')
      .map(({ id, title, name, tags = [] }) => ({ id, title, name, tags, parameters: {}, isDocs: true })),
  ]
}

/** Waits until a docs page has rendered all its previews, also those in frames. Rejects after `most` ms. */
export async function docsStill({ id, most }: { id: string; most: number }): Promise<void> {
  const isOver = ({ phase }: Render) => ['completed', 'finished', 'errored', 'aborted'].includes(phase ?? '')
  const isThere = () => {
    const preview = globalThis.__STORYBOOK_PREVIEW__
    if (preview?.currentRender?.id !== id || document.querySelector('.sbdocs') === null) return false
    const framed = [...document.querySelectorAll<HTMLIFrameElement>('.sbdocs iframe')].map(
      ({ contentWindow }) => (contentWindow as typeof globalThis | null)?.__STORYBOOK_PREVIEW__?.currentRender ?? {},
    )
    const inline = preview.storyRenders ?? []
    const places = document.querySelectorAll('[data-story-block="true"]').length
    return inline.length + framed.length >= places && [...inline, ...framed].every(isOver)
  }
  const deadline = performance.now() + most
  while (!isThere()) {
    if (performance.now() > deadline) throw new Error(`${id} has not put its previews in place after ${Math.round(most / 1000)} seconds.`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

export type SettledPage = { height: number; phase: string }

/**
 * Shows a story, or waits for the requested one, until the page is at rest: rendered, played, fonts and pictures loaded, no open request,
 * no movement. `patience` is how long to wait for a missing answer, in ms. Rejects if the story is not rendered after `most` ms.
 */
export async function standStill({
  id,
  isSwitch,
  isDocs,
  patience,
  most,
}: {
  id: string
  isSwitch: boolean
  isDocs: boolean
  patience: number
  most: number
}): Promise<SettledPage> {
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  if (isSwitch) {
    try {
      localStorage.clear()
      sessionStorage.clear()
    } catch {
      // A page without an origin has no storage.
    }
    globalThis.scrollTo(0, 0)
    globalThis.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
  }
  const phase = () => {
    if (isDocs) return globalThis.__STORYBOOK_PREVIEW__?.storyRenders?.some((one) => one.phase === 'errored') ? 'errored' : 'finished'
    const render = globalThis.__STORYBOOK_PREVIEW__?.currentRender
    return render?.id === id ? render.phase : undefined
  }
  const isOver = () => ['finished', 'errored'].includes(phase() ?? '')
  const deadline = performance.now() + most
  while (!isOver()) {
    if (performance.now() > deadline) throw new Error(`${id} is still ${phase() ?? 'not there'} after ${Math.round(most / 1000)} seconds.`)
    await pause(8)
  }
  /* A page that waits for data or code is not done: on a busy machine two frames may pass without a change before it arrives. */
  const isUnfinished = () => {
    const place = document.querySelector<HTMLElement>('#storybook-root')
    const isBlank = place !== null && place.innerText.trim() === '' && place.querySelector('img, svg, canvas, input') === null
    return (
      (!isDocs && isBlank && document.body.innerText.trim() === '') ||
      document.querySelector('[aria-busy="true"], [data-component="Skeleton"]') !== null
    )
  }
  const isWaiting = () => (globalThis.__visual.asking > 0 || isUnfinished()) && performance.now() < patient
  let changes = 0
  const watcher = new MutationObserver(() => changes++)
  watcher.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true })
  const patient = performance.now() + patience
  const last = performance.now() + patience + 3_000
  let before = -1
  while (performance.now() < last && (before !== changes || isWaiting())) {
    before = changes
    await frame()
    await frame()
    if (before === changes && isWaiting()) await pause(20)
  }
  watcher.disconnect()
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await document.fonts.ready
  for (const animation of document.getAnimations()) {
    const isEndless = animation.effect?.getComputedTiming().endTime === Infinity
    if (isEndless) animation.cancel()
    else animation.finish()
  }
  await frame()
  return { height: document.documentElement.scrollHeight, phase: phase() ?? '' }
}
