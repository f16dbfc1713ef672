import '@wasla/design-system/themes/fonts.css.ts'
import '@wasla/design-system/themes/themes.css.ts'
import '@wasla/design-system/themes/base.css.ts'
import { isLanguage } from '@wasla/design-system/locale/language.ts'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { signInFactsId, sentCodeId, type SignInPageFacts } from '@wasla/contract/public-pages/sign-in-page.ts'
import { toastProblem } from '#i18n/ProblemText.tsx'
import { entryMessages } from '#i18n/common/catalogue.ts'
import { inWords } from '#i18n/in-words.ts'
import { systemClock } from '#platform/clock.ts'
import { withEarlyAnswers } from '#platform/early-answers.ts'
import { isModuleFailure, takeReload } from '#platform/module-reload.ts'
import { readPageData } from '#platform/page-data.ts'
import { nextTask } from '#platform/next-task.ts'
import { randomToken, systemRandom } from '#platform/random.ts'
import { systemTimer } from '#platform/timers.ts'
import { refuseMarkup } from '#platform/trusted-types.ts'
import { createRoutes } from '#routes.tsx'
import { followLanguage } from '#services/actions.ts'
import { createServices, type Services } from '#services/services.ts'
import { keepInvitation } from '#session/invitation.ts'
import { takeSentCode } from '#features/session/challenge/sent-code.ts'
import { readRefusedEntry } from '#features/session/form/refused-entry.ts'
import { announceSession } from '#features/session/notices.tsx'
import { answerBoxIn } from '#offline/answer-box.ts'
import { forgetAnswersWithSession } from '#offline/forget-answers.ts'
import { preloadSignedIn } from '#roots/SessionRoot.tsx'
import { registerWorker, requireWorker } from '#service-worker/register.ts'
import { followWorker } from '#services/push/follow-worker.ts'
import { listenToTabs } from '#session/tabs.ts'
import { keepRenderedPage } from '#shell/RenderedPage.tsx'
import { openStage } from '#shell/stage.ts'
import { shellEntryMessages } from '#shell/messages/catalogue.ts'
import { applyTheme } from '#theme/apply-theme.ts'
import { App } from './App.tsx'

const log = (text: string, cause: unknown) => console.warn(text, cause)

/**
 * Longest time in milliseconds that the first screen waits for the deployment's configuration. The wait prevents the configuration from
 * moving content that is already visible.
 */
const longestConfigWait = 1_000
/** Milliseconds after which the first screen has loaded its data, on most devices. */
const calmAfter = 4_000

/** `isInstalled`: the app was opened from the home screen. */
async function loadPush() {
  const { createPushBrowser } = await import('#platform/push-browser.ts')
  // Not every browser has them, whatever the types say.
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  return createPushBrowser({
    workers,
    notifications: 'Notification' in window ? window.Notification : undefined,
    hasPushes: 'PushManager' in window,
    device: {
      userAgent: navigator.userAgent,
      maxTouchPoints: navigator.maxTouchPoints,
      isInstalled: window.matchMedia('(display-mode: standalone)').matches,
    },
    register: () => requireWorker(workers),
    startTimer: systemTimer,
  })
}

async function start(root: HTMLElement) {
  refuseMarkup()
  // `index.html` has set the page's language before the first paint.
  const page = document.documentElement
  // From now on the app draws the page, and uses the answers that are there.
  page.dataset['running'] = ''
  if (import.meta.env.VITE_MOCKS === '1') await (await import('./start-mocks.ts')).startWithMocks()

  const services: Services = createServices(
    {
      origin: window.location.origin,
      fetch: withEarlyAnswers((...request) => fetch(...request), window.earlyAnswers ?? [], systemTimer),
      localStorage: () => window.localStorage,
      sessionStorage: () => window.sessionStorage,
      locks: navigator.locks,
      clock: systemClock,
      answerBoxes: answerBoxIn('caches' in window ? window.caches : undefined),
      random: systemRandom,
      newToken: randomToken,
      leaveFor: (address) => window.location.assign(address),
      hasNetwork: () => navigator.onLine,
      startTimer: systemTimer,
      push: loadPush,
      log,
    },
    inWords(() => services.messages, toastProblem),
    isLanguage(page.lang) ? page.lang : undefined,
  )
  const { session, messages, flags, config, theme } = services
  keepInvitation(window.location.search, services.storage)
  theme.subscribe(() => applyTheme(document, theme.read()))
  // Another tab may have changed the theme since the script in `index.html` read it.
  applyTheme(document, theme.read())
  listenToTabs(window, {
    onTokens: session.followStorage,
    onLanguage: () => void followLanguage(services).catch(() => undefined),
    onTheme: theme.follow,
  })
  // Another tab may have changed the language too. If the address has a language, the page keeps that one.
  if (!new URLSearchParams(window.location.search).has('lang')) void followLanguage(services).catch(() => undefined)
  announceSession(services)
  forgetAnswersWithSession(session, services.answerBoxes)
  flags.start()
  takeSentCode(readPageData(document, sentCodeId), services.tabBox, services.clock.now())
  // The server has rendered the sign-in page for a signed-out reader, with everything that the app needs to take it over.
  const isSignedOut = session.read().status === 'signedOut'
  const drawn = isSignedOut ? (readPageData(document, signInFactsId) as Partial<SignInPageFacts> | null) : null
  if (drawn) config.take(drawn.config)
  const configured = drawn
    ? undefined
    : Promise.race([config.start(), new Promise<void>((resolve) => void systemTimer(resolve, longestConfigWait))])
  const member = session.read().status === 'signedIn' ? preloadSignedIn() : undefined

  const common = Promise.all([messages.need(entryMessages), messages.need(shellEntryMessages)])
  // The router reads all routes, which is slow on a slow phone, so it gets a task of its own.
  await nextTask()
  const router = createBrowserRouter(createRoutes(messages))
  await Promise.all([common, configured, member, firstRouteOf(router)])
  const app = (
    <App
      services={services}
      router={router}
      refused={readRefusedEntry(drawn?.refused)}
      onMessageError={(error) => log('A message is missing or broken', error)}
      onStarted={() => {
        // After React's own work, because it handles a repeated press only then.
        queueMicrotask(() => {
          delete page.dataset['rendered']
          document.dispatchEvent(new Event('app-started'))
        })
      }}
    />
  )
  const draw = () => createRoot(root).render(app)
  const isReadAlready = 'rendered' in page.dataset
  /*
   * The app keeps the elements of the sign-in page, so that nothing moves and nothing typed is lost. It replaces any other page that the
   * reader can already read, in one step. A page with the reader's data stays until the app has drawn the same. If `index.html`
   * has painted only a logo or a skeleton, the app renders in several steps.
   */
  if (drawn) hydrateRoot(root, app, { onRecoverableError: (error) => log('The app had to draw the page again', error) })
  else if (isReadAlready) {
    keepRenderedPage(root, window.location.pathname)
    flushSync(draw)
  } else if ('memberPage' in page.dataset) {
    const stage = openStage(root, systemTimer)
    startTransition(() => createRoot(stage).render(app))
  } else startTransition(draw)
  followWorker(navigator.serviceWorker, (path) => void router.navigate(path))
  if (import.meta.env.PROD && import.meta.env.VITE_MOCKS !== '1') openFromCacheNextTime(services)
}

/**
 * Registers the service worker after a sign-in, if the first screen has had time to load its data. Then sends a renewed subscription to
 * pushes to the server.
 */
function openFromCacheNextTime(services: Services): void {
  const { session, storage } = services
  const work = async () => {
    await registerWorker(navigator.serviceWorker, log)
    if (storage.pushEndpoint() !== null) await (await import('#services/push/keep-push.ts')).keepPush(services)
  }
  const register = () => {
    if (session.read().status !== 'signedIn') return
    leave()
    systemTimer(() => void work().catch((cause: unknown) => log('The pushes to this device could not be renewed', cause)), calmAfter)
  }
  const leave = session.subscribe(register)
  register()
}

/** Resolves when the first screen is ready. Before that, the page keeps the content of its HTML file. */
const firstRouteOf = (router: ReturnType<typeof createBrowserRouter>) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return
      leave()
      resolve()
    })
  })

const root = document.getElementById('root')
if (root)
  start(root).catch((error: unknown) => {
    log('The app could not start', error)
    if (isModuleFailure(error) && takeReload(() => window.sessionStorage, systemClock.now())) window.location.reload()
    else document.getElementById('start-failed')?.removeAttribute('hidden')
  })
