import type { Language } from '@wasla/design-system/locale/language.ts'
import { createConfigStore, type ConfigStore } from '#config/config-store.ts'
import type { StreamSource } from '#events/event-stream.ts'
import { createFlagStore, type FlagStore } from '#flags/flag-store.ts'
import { createAsk, headersOf, type Ask, type Headers } from '#graphql/ask.ts'
import { createCall, type Call } from '#graphql/call.ts'
import type { ServerProblem } from '#graphql/problems.ts'
import { createReport, type Report } from '#graphql/reporting.ts'
import { createPatientFetch, createPatientTransport } from '#graphql/patient-transport.ts'
import { createTransport } from '#graphql/transport.ts'
import { createMessageStore, type MessageStore } from '#i18n/message-store.ts'
import type { AnswerBoxes } from '#offline/answer-box.ts'
import type { Clock } from '#platform/clock.ts'
import type { PushBrowser } from '#platform/push-browser.ts'
import type { Random } from '#platform/random.ts'
import type { StartTimer } from '#platform/timers.ts'
import { createAskRefresh, refreshPatience } from '#session/ask-refresh.ts'
import { createRefresh, type Locks } from '#session/refresh.ts'
import { createSessionStore, type SessionStore } from '#session/session-store.ts'
import { createThemeStore, type ThemeStore } from '#theme/theme-store.ts'
import { createSessionStorage, safeBox, type SessionStorage } from '#session/storage.ts'
import { createReadFile, type ReadFile } from './read-file.ts'

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The browser's functions that the app uses. Tests and stories pass their own. */
export type Browser = {
  /** Scheme, host and port of the page’s address. Links that people share begin with it. */
  origin: string
  fetch: typeof globalThis.fetch
  localStorage: () => Box | undefined
  sessionStorage: () => Box | undefined
  locks: Locks | undefined
  clock: Clock
  /** The stored answers, for reading without a network. Undefined if nothing can be stored. */
  answerBoxes?: AnswerBoxes | undefined
  random: Random
  newToken: () => string
  /** Leaves the app for another page, such as a platform's consent page. */
  leaveFor: (address: string) => void
  /** Returns false if the device knows that it has no network. Nothing that was sent then can have arrived. */
  hasNetwork: () => boolean
  startTimer: StartTimer
  /** Loads the browser's part of pushes, which few pages need. */
  push: () => Promise<PushBrowser>
  log: (text: string, cause: unknown) => void
}

export type Services = {
  readonly origin: string
  readonly clock: Clock
  /** Time of this device. Unlike `clock`, it does not follow a demo's server, which cannot be reached without a network. */
  readonly deviceClock: Clock
  readonly answerBoxes: AnswerBoxes | undefined
  readonly startTimer: StartTimer
  readonly session: SessionStore
  readonly storage: SessionStorage
  /** Storage of this tab only. Never throws. */
  readonly tabBox: Box
  readonly messages: MessageStore
  /** Generations of the session that have settled the language with the server. After that, only the reader's choice in this tab counts. */
  readonly agreedOnLanguage: Set<number>
  readonly flags: FlagStore
  readonly config: ConfigStore
  readonly theme: ThemeStore
  readonly eventSource: StreamSource
  /** Returns the function that sends requests for the identity of a generation. */
  readonly askFor: (generation: number) => Ask
  /** Sends a mutation outside the cache for the current identity. */
  readonly call: Call
  readonly leaveFor: Browser['leaveFor']
  readonly hasNetwork: Browser['hasNetwork']
  readonly push: Browser['push']
  readonly report: Report
  /** Reads a file of the current identity. */
  readonly readFile: ReadFile
}

async function json(response: Promise<Response>): Promise<unknown> {
  const got = await response
  if (!got.ok) throw new Error(`The server answered ${got.status}`)
  return got.json()
}

/** Creates all services outside React. `show` shows a refusal to the reader. `language` overrides the stored language. */
export function createServices(browser: Browser, show: (problem: ServerProblem) => void, language?: Language): Services {
  const { fetch, startTimer, log } = browser
  const box = safeBox(browser.localStorage)
  const storage = createSessionStorage(box, browser.newToken)
  const messages = createMessageStore(language ?? storage.language() ?? 'en')
  let firstEventId: string | null = null
  /** Notes the oldest id: an early answer can be older than the first answer that arrives. */
  const noteEventId = (id: string) => {
    if (firstEventId === null || Number(id) < Number(firstEventId)) firstEventId = id
  }
  const patience = { startTimer, random: browser.random }
  const send = createPatientTransport(createTransport({ fetch, url: '/user/graphql', onEventId: noteEventId }), patience)
  const read = createPatientFetch(fetch, patience)
  const config = createConfigStore(() => json(read('/config')), log)
  // A demo's server can be days ahead, so the page's time follows the server's time.
  const clock: Clock = { now: () => browser.clock.now() + config.read().ahead }
  const speaking = { language: () => messages.read().language, deviceToken: storage.deviceToken }
  const askRefresh = createAskRefresh(
    send,
    () => headersOf({ ...speaking, accessToken: () => null }),
    () => AbortSignal.timeout(refreshPatience),
  )
  const session = createSessionStore({
    storage,
    refreshOnce: createRefresh({ storage, ask: askRefresh, locks: browser.locks, startTimer }),
  })
  const headers: Headers = { ...speaking, accessToken: session.accessToken }
  const askFor = (generation: number) => createAsk({ session: session.forGeneration(generation), headers, send })
  const report = createReport(show)

  const connect = async (lastEventId: string | null, signal: AbortSignal) => {
    const token = session.accessToken()
    const response = await fetch('/events', {
      headers: { accept: 'text/event-stream', ...headersOf(headers), ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
      cache: 'no-store',
      signal,
    })
    if (response.status === 401 && token) await session.refresh(token)
    return response
  }

  return {
    origin: browser.origin,
    clock,
    deviceClock: browser.clock,
    answerBoxes: browser.answerBoxes,
    startTimer,
    session,
    storage,
    messages,
    agreedOnLanguage: new Set(),
    askFor,
    report,
    leaveFor: browser.leaveFor,
    hasNetwork: browser.hasNetwork,
    push: browser.push,
    tabBox: safeBox(browser.sessionStorage),
    call: createCall(() => askFor(session.read().generation), report),
    flags: createFlagStore({ load: () => json(read('/flags', { cache: 'no-store' })), box, clock, startTimer, log }),
    config,
    theme: createThemeStore(box),
    readFile: createReadFile({ fetch: read, session, headers }),
    eventSource: { connect, firstId: () => firstEventId, random: browser.random },
  }
}
