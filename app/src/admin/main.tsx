import '@wasla/design-system/themes/fonts.css.ts'
import '@wasla/design-system/themes/themes.css.ts'
import '@wasla/design-system/themes/base.css.ts'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { loadArts } from '@wasla/design-system/icons/arts.ts'
import { toastProblem } from '#i18n/ProblemText.tsx'
import { commonMessages } from '#i18n/common/catalogue.ts'
import { systemClock } from '#platform/clock.ts'
import { isModuleFailure, takeReload } from '#platform/module-reload.ts'
import { randomToken, systemRandom } from '#platform/random.ts'
import { systemTimer } from '#platform/timers.ts'
import { refuseMarkup } from '#platform/trusted-types.ts'
import { applyTheme } from '#theme/apply-theme.ts'
import { themeName } from '#theme/theme.ts'
import { AdminApp } from './AdminApp.tsx'
import { adminMessages } from './messages/catalogue.ts'
import { adminRoutes } from './routes.tsx'
import { createAdminServices } from './services/admin-services.ts'
import { adminTokenName } from './session/admin-session.ts'

const log = (text: string, cause: unknown) => console.warn(text, cause)

async function start(root: HTMLElement) {
  refuseMarkup()
  if (import.meta.env.VITE_MOCKS === '1') await (await import('./start-mocks.ts')).startAdminMocks()
  const services = createAdminServices(
    {
      fetch: (...request) => fetch(...request),
      localStorage: () => window.localStorage,
      sessionStorage: () => window.sessionStorage,
      leaveFor: (address) => window.location.assign(address),
      clock: systemClock,
      random: systemRandom,
      newToken: randomToken,
      startTimer: systemTimer,
      log,
    },
    toastProblem,
  )
  const { theme } = services
  theme.subscribe(() => applyTheme(document, theme.read()))
  // Another tab may have changed the theme since the script in the page's HTML read it.
  applyTheme(document, theme.read())
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === themeName) theme.follow()
    if (key === adminTokenName) services.session.followStorage()
    void services.followLanguage().catch(() => undefined)
  })
  await Promise.all([services.messages.need(commonMessages), services.messages.need(adminMessages), services.config.start(), loadArts()])
  const router = createBrowserRouter(adminRoutes, { basename: '/admin' })
  createRoot(root).render(
    <AdminApp services={services} router={router} onMessageError={(error) => log('A message is missing or broken', error)} />,
  )
}

const root = document.getElementById('root')
if (root)
  start(root).catch((error: unknown) => {
    log('The back office could not start', error)
    if (isModuleFailure(error) && takeReload(() => window.sessionStorage, systemClock.now())) window.location.reload()
    else document.getElementById('start-failed')?.removeAttribute('hidden')
  })
