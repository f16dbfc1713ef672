import { askedScenario, startMocks } from '@wasla/mocks/adapters/browser.ts'
import { adminTokenName } from './session/admin-session.ts'

/** Answers the back office from a scenario before anything is drawn: `/admin?scenario=admin-reviewer`, signed in as who works in it. */
export async function startAdminMocks() {
  const { adminSession } = await startMocks(askedScenario(window.location.search) ?? 'admin-full-queues')
  if (adminSession) window.localStorage.setItem(adminTokenName, adminSession)
  else window.localStorage.removeItem(adminTokenName)
}
