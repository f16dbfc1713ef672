import { useEffect, useState } from 'react'
import type { Decorator } from '@storybook/react-vite'
import { createMemoryRouter } from 'react-router'
import { closeToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import type { Language } from '@wasla/design-system/locale/language.ts'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { manualClock } from '@wasla/mocks/platform/clock.ts'
import type { ScenarioServer } from '@wasla/mocks/scenarios/scenario-server.ts'
import { toastProblem } from '#i18n/ProblemText.tsx'
import { commonMessages } from '#i18n/common/catalogue.ts'
import { systemTimer } from '#platform/timers.ts'
import { AdminApp } from '../AdminApp.tsx'
import { adminMessages } from '../messages/catalogue.ts'
import { adminRoutes } from '../routes.tsx'
import { createAdminServices } from '../services/admin-services.ts'
import { adminTokenName } from '../session/admin-session.ts'

/** Renders the whole back office at one address, with its own session and router for each story. */
function StoryAdmin({ token, path }: { token: string | null; path: string }) {
  const { language } = useLocale()
  const [services] = useState(() => storyServices(language, token))
  const [router] = useState(() => createMemoryRouter(adminRoutes, { initialEntries: [path] }))
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const { messages, config } = services
    void messages
      .setLanguage(language)
      .then(() => Promise.all([messages.need(commonMessages), messages.need(adminMessages), config.start()]))
      .then(() => isCurrent && setReady(true))
    return () => {
      isCurrent = false
    }
  }, [services, language])
  useEffect(() => () => closeToast(), [])
  // A router listens to the window until it is disposed of, and so keeps everything that a story made.
  useEffect(() => () => router.dispose(), [router])
  return isReady && <AdminApp services={services} router={router} />
}

function storyServices(language: Language, token: string | null) {
  const values = new Map(token ? [[adminTokenName, token]] : [])
  const box = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  return createAdminServices(
    {
      fetch: (...call) => fetch(...call),
      localStorage: () => box,
      sessionStorage: () => undefined,
      leaveFor: () => {},
      clock: manualClock(),
      random: () => 0,
      newToken: () => 'story-device',
      startTimer: systemTimer,
      log: () => {},
    },
    toastProblem,
    language,
  )
}

/** Renders a story in the back office. `parameters: { scenario, path }` choose the data, the signed-in admin and the address. */
export const withAdmin: Decorator = function AdminDecorator(_story, { id, loaded, parameters }) {
  const scenario = loaded['scenario'] as ScenarioServer | undefined
  return <StoryAdmin key={id} token={scenario?.adminSession ?? null} path={String(parameters['path'] ?? '/')} />
}
