import type { Language } from '@wasla/design-system/locale/language.ts'
import { manualClock } from '@wasla/mocks/platform/clock.ts'
import type { ScenarioServer } from '@wasla/mocks/scenarios/scenario-server.ts'
import type { PushBrowser } from '#platform/push-browser.ts'
import { toastProblem } from '#i18n/ProblemText.tsx'
import { commonMessages } from '#i18n/common/catalogue.ts'
import type { Catalogue } from '#i18n/catalogue.ts'
import { systemTimer } from '#platform/timers.ts'
import { chosenSignedOut } from '#services/actions.ts'
import { createServices, type Services } from '#services/services.ts'
import { storedNames } from '#session/storage.ts'
import { shellMessages } from '#shell/messages/catalogue.ts'

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const boxOf = (first: Readonly<Record<string, string>>): Box => {
  const values = new Map(Object.entries(first))
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** Event that a story sends instead of leaving the app. Its detail is the address. Play functions can listen to the event. */
export const leaving = 'story-leaving'
const leaveFor = (address: string) => void window.dispatchEvent(new CustomEvent(leaving, { detail: address }))

/**
 * Creates the app's services for one story: the scenario's session, a fixed time, and empty storage. Without `push`, the browser's part of
 * pushes cannot be loaded.
 */
export function storyServices(language: Language, session: ScenarioServer['session'], push?: PushBrowser): Services {
  const local = boxOf({
    [storedNames.language]: language,
    ...(session ? { [storedNames.access]: session.accessToken, [storedNames.refresh]: session.refreshToken } : {}),
  })
  // Marks the toolbar's language as chosen. Otherwise the viewer's own language would replace it.
  const tab = boxOf({ [chosenSignedOut]: language })
  const clock = manualClock()
  return createServices(
    {
      origin: window.location.origin,
      fetch: (...call) => fetch(...call),
      localStorage: () => local,
      sessionStorage: () => tab,
      locks: undefined,
      clock,
      random: () => 0,
      newToken: () => 'story-device',
      leaveFor,
      hasNetwork: () => true,
      startTimer: systemTimer,
      push: () => (push ? Promise.resolve(push) : Promise.reject(new Error('Nothing is pushed in this story'))),
      log: () => {},
    },
    toastProblem,
    language,
  )
}

/** Resolves once all messages of the story are loaded. */
export const loadMessages = ({ messages }: Services, catalogues: readonly Catalogue[]) =>
  Promise.all([commonMessages, shellMessages, ...catalogues].map((catalogue) => messages.need(catalogue)))
