import { isLanguage, type Language } from '@wasla/design-system/locale/language.ts'
import { createConfigStore, type ConfigStore } from '#config/config-store.ts'
import { createAsk, headersOf, type Ask } from '#graphql/ask.ts'
import { createCall, type Call } from '#graphql/call.ts'
import type { ServerProblem } from '#graphql/problems.ts'
import { createReport, type Report } from '#graphql/reporting.ts'
import { createPatientFetch, createPatientTransport } from '#graphql/patient-transport.ts'
import { createTransport } from '#graphql/transport.ts'
import { createMessageStore, type MessageStore } from '#i18n/message-store.ts'
import type { Clock } from '#platform/clock.ts'
import type { Random } from '#platform/random.ts'
import type { StartTimer } from '#platform/timers.ts'
import { safeBox, storedNames } from '#session/storage.ts'
import { createThemeStore, type ThemeStore } from '#theme/theme-store.ts'
import { createAdminSession, type AdminSession } from '../session/admin-session.ts'
import { createReturnPath, type ReturnPath } from '../session/return-path.ts'

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The browser functions that the back office uses. Tests and stories pass their own. */
export type AdminBrowser = {
  fetch: typeof globalThis.fetch
  localStorage: () => Box | undefined
  sessionStorage: () => Box | undefined
  /** Opens an address outside the app in this tab. */
  leaveFor: (address: string) => void
  clock: Clock
  random: Random
  newToken: () => string
  startTimer: StartTimer
  log: (text: string, cause: unknown) => void
}

/** State and functions of the back office outside React. */
export type AdminServices = {
  readonly clock: Clock
  readonly startTimer: StartTimer
  /** Returns a new idempotency key for a form that may be sent again. */
  readonly newToken: () => string
  readonly session: AdminSession
  readonly messages: MessageStore
  readonly config: ConfigStore
  /** The theme of this device. The back office and the product share it. */
  readonly theme: ThemeStore
  readonly askFor: (generation: number) => Ask
  /** Sends an operation outside the cache, with the current session. */
  readonly call: Call
  readonly report: Report
  readonly leaveFor: AdminBrowser['leaveFor']
  /** The page to which a sign-in at a provider leads back. */
  readonly returnPath: ReturnPath
  /** Switches the language and stores it for the next visit, in the back office and in the product. */
  readonly chooseLanguage: (language: Language) => Promise<void>
  readonly followLanguage: () => Promise<void>
  /**
   * Fetches a document of an applicant with the bearer header. Returns null if the document no longer exists or this role may not
   * read it.
   */
  readonly readDocument: (address: string, signal: AbortSignal) => Promise<ArrayBuffer | null>
}

async function json(response: Promise<Response>): Promise<unknown> {
  const got = await response
  if (!got.ok) throw new Error(`The server answered ${got.status}`)
  return got.json()
}

/** Creates the services. `show` shows an error to the reader; `language` overrides the stored language. */
export function createAdminServices(browser: AdminBrowser, show: (problem: ServerProblem) => void, language?: Language): AdminServices {
  const { fetch, clock, startTimer, log, newToken } = browser
  const box = safeBox(browser.localStorage)
  const stored = box.getItem(storedNames.language)
  const messages = createMessageStore(language ?? (isLanguage(stored) ? stored : 'en'))
  const session = createAdminSession(box)
  const known = box.getItem(storedNames.device)
  const device = known ?? newToken()
  // The device’s token is stored. After the first sign-in, the server therefore counts this browser’s password tries separately.
  if (known === null) box.setItem(storedNames.device, device)
  const common = { language: () => messages.read().language, deviceToken: () => device }
  const patience = { startTimer, random: browser.random }
  const send = createPatientTransport(createTransport({ fetch, url: '/admin/graphql' }), patience)
  const read = createPatientFetch(fetch, patience)
  const askFor = (generation: number) => {
    const asking = session.forGeneration(generation)
    return createAsk({ session: asking, headers: { ...common, accessToken: asking.accessToken }, send })
  }
  const report = createReport(show)
  return {
    clock,
    startTimer,
    newToken,
    session,
    messages,
    config: createConfigStore(() => json(read('/config')), log),
    theme: createThemeStore(box),
    askFor,
    report,
    leaveFor: browser.leaveFor,
    returnPath: createReturnPath(safeBox(browser.sessionStorage)),
    call: createCall(() => askFor(session.read().generation), report),
    async chooseLanguage(chosen) {
      await messages.setLanguage(chosen)
      box.setItem(storedNames.language, chosen)
    },
    async followLanguage() {
      const now = box.getItem(storedNames.language)
      if (isLanguage(now) && now !== messages.read().language) await messages.setLanguage(now)
    },
    async readDocument(address, signal) {
      const response = await read(address, {
        headers: headersOf({ ...common, accessToken: session.accessToken }),
        cache: 'no-store',
        credentials: 'omit',
        signal,
      })
      return response.ok ? response.arrayBuffer() : null
    },
  }
}
