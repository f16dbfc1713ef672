import '@wasla/design-system/themes/fonts.css.ts'
import '@wasla/design-system/themes/themes.css.ts'
import '@wasla/design-system/themes/base.css.ts'
import { linkIn } from '@wasla/contract/tills/paths.ts'
import { directionOf, type Language } from '@wasla/design-system/locale/language.ts'
import { systemClock } from '#platform/clock.ts'
import { randomToken } from '#platform/random.ts'
import { systemTimer } from '#platform/timers.ts'
import { refuseMarkup } from '#platform/trusted-types.ts'
import { createApi } from './api.ts'
import { createBox } from './box.ts'
import { createCamera, type Detector } from './camera.ts'
import { keepOffline } from './keep-offline.ts'
import { startTill } from './till.ts'
import { wordsIn } from './words.ts'

const detectors = globalThis as { BarcodeDetector?: new (options: { formats: readonly string[] }) => Detector }

function cameraOf() {
  if (!detectors.BarcodeDetector || !('mediaDevices' in navigator)) return null
  return createCamera({
    open: () => navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
    detector: new detectors.BarcodeDetector({ formats: ['qr_code', 'code_128'] }),
    startTimer: systemTimer,
  })
}

/** Gives the page a language, and stores it where the app stores its language. */
function speak(language: Language): void {
  const page = document.documentElement
  page.lang = language
  page.dir = directionOf(language)
  document.title = wordsIn(language).say('till.title')
  try {
    window.localStorage.setItem('language', language)
  } catch {
    // The storage is closed: the next visit asks the browser again.
  }
}

function start(root: HTMLElement): void {
  refuseMarkup()
  const link = linkIn(window.location.pathname) ?? ''
  const box = createBox(() => window.localStorage, link)
  let language: Language = document.documentElement.lang === 'ar' ? 'ar' : 'en'
  const readToken = () => {
    try {
      return box.token()
    } catch {
      return null
    }
  }
  const till = startTill({
    root,
    box,
    api: createApi({ fetch: (...call) => fetch(...call), link, language: () => language, token: readToken, now: systemClock.now }),
    camera: cameraOf(),
    language,
    onLanguage(chosen) {
      language = chosen
      speak(chosen)
    },
    newKey: randomToken,
    now: systemClock.now,
    startTimer: systemTimer,
    startsOnline: navigator.onLine,
    hasLink: link !== '',
  })
  window.addEventListener('online', till.wake)
  window.addEventListener('offline', till.lostNetwork)
  window.addEventListener('storage', ({ key }) => box.isOwn(key) && till.changedElsewhere())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && till.wake())
  void keepOffline(
    navigator.serviceWorker as ServiceWorkerContainer | undefined,
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
}

const root = document.getElementById('root')
if (root) start(root)
