import { requestedScenario, startMocks } from '@wasla/mocks/adapters/browser.ts'
import { adminTokenName } from './session/admin-session.ts'

/** Starts the mock server with a scenario before the first render: `/admin?scenario=admin-reviewer` signs in as the reviewer. */
export async function startAdminMocks() {
  const { adminSession } = await startMocks(requestedScenario(window.location.search) ?? 'admin-full-queues')
  if (adminSession) window.localStorage.setItem(adminTokenName, adminSession)
  else window.localStorage.removeItem(adminTokenName)
}
