import { requestedScenario, startMocks } from '@wasla/mocks/adapters/browser.ts'
import { storedNames } from '#session/storage.ts'

const rememberedAs = 'wasla.scenario'

/**
 * Answers the page from a scenario before anything is drawn: `?scenario=brand-active`, remembered by this tab until another is
 * named. The page is signed in as the scenario's viewer; a scenario without one, once named, signs out.
 */
export async function startWithMocks() {
  const requested = requestedScenario(window.location.search)
  const scenario = requested ?? requestedScenario(`?scenario=${window.sessionStorage.getItem(rememberedAs) ?? ''}`) ?? undefined
  const { session } = await startMocks(scenario)
  if (scenario) window.sessionStorage.setItem(rememberedAs, scenario)
  const { localStorage } = window
  if (session) {
    localStorage.setItem(storedNames.refresh, session.refreshToken)
    localStorage.setItem(storedNames.access, session.accessToken)
  } else if (requested) for (const name of [storedNames.access, storedNames.refresh]) localStorage.removeItem(name)
}
