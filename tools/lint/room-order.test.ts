import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { layeringProblem } from './layers.ts'
import { orders } from './room-order.ts'

const root = path.resolve(import.meta.dirname, '../..')

describe.each(Object.keys(orders))('the order of folders in %s', (base) => {
  const rooms = (orders[base] ?? []).flat()

  it('has each folder once', () => expect(rooms).toEqual([...new Set(rooms)]))

  it('contains all folders', () => {
    const found = readdirSync(path.join(root, base), { withFileTypes: true })
    const folders = found.filter((one) => one.isDirectory() && !['node_modules', 'testing'].includes(one.name)).map(({ name }) => name)
    expect(folders.length).toBeGreaterThan(5)
    expect(folders.filter((name) => !rooms.includes(name))).toEqual([])
  })

  it('contains no folder and no file that does not exist', () =>
    expect(rooms.filter((name) => !existsSync(path.join(root, base, name)))).toEqual([]))
})

describe('imports between folders', () => {
  it.each([
    ['app/src/session/session-store.ts', '#services/context.ts', 'services'],
    ['app/src/graphql/ask.ts', '#session/refresh.ts', 'session'],
    ['app/src/events/tab-stream.ts', '../services/services.ts', 'services'],
    ['app/src/shell/HomeLink.tsx', '#shared/profiles/tabs.ts', 'shared'],
    ['app/src/shared/list/Row.tsx', '#frames/AppLayout.tsx', 'frames'],
    ['app/src/features/settings/menu.ts', '#screens/main.ts', 'screens'],
    ['app/src/paths.ts', './places.ts', 'places.ts'],
    ['app/src/shell/HomeLink.tsx', '../routes.tsx', 'routes.tsx'],
    ['app/src/features/settings/menu.ts', '#testing/say.ts', 'testing'],
    ['app/src/features/settings/menu.ts', '#pages/legal/LegalScreen.tsx', 'pages'],
    ['app/src/admin/shell/AdminFrame.tsx', '../sign-in/SignInScreen.tsx', 'sign-in'],
    ['server/src/database/transaction.ts', '#platform/log.ts', 'platform'],
    ['server/src/database/tables/notifications.ts', '../../providers/sms/port.ts', 'providers'],
    ['server/src/platform/upkeep.ts', '../domains/session/viewer.ts', 'domains'],
    ['server/src/providers/sms/leave.ts', '../../deps.ts', 'deps.ts'],
    ['server/src/deps.ts', './domains/settings/service.ts', 'domains'],
    ['server/src/domains/wallet/stores/withdrawals.ts', '../../../demo/seed.ts', 'demo'],
    ['server/src/domains/admin/service.ts', '../../services/services.ts', 'services'],
    ['server/src/domains/session/service.ts', '../../graphql/errors.ts', 'graphql'],
    ['server/src/domains/session/service.ts', '#http/responses.ts', 'http'],
    ['server/src/graphql/endpoint.ts', '../http/responses.ts', 'http'],
    ['server/src/http/health.ts', '../start/app.ts', 'start'],
    ['server/src/start/start.ts', '../main.ts', 'main.ts'],
    ['server/src/domains/profiles/move.ts', '../session/service.ts', 'session'],
    ['server/src/domains/session/parts.ts', '../invites/service.ts', 'invites'],
    ['server/contract/platform/config.ts', '../showcase/list-limits.ts', 'showcase'],
    ['server/contract/showcase/list-limits.ts', '../settings/settings.ts', 'settings'],
    ['server/contract/profiles/rules.ts', '../session/limits.ts', 'session'],
  ])('%s must not import %s', (file, specifier, room) =>
    expect(layeringProblem(file, specifier)).toMatch(new RegExp(`imports ${room.replace('.', '\\.')}, which is not below it`)),
  )

  it.each([
    ['app/src/services/services.ts', '#session/session-store.ts'],
    ['app/src/shell/HomeLink.tsx', '#services/useProductName.ts'],
    ['app/src/admin/users/UserScreen.tsx', '#shell/useUrlDialog.ts'],
    ['app/src/admin/users/UserScreen.tsx', '../lists/ListScreen.tsx'],
    ['app/src/routes.tsx', '#screens/main.ts'],
    ['app/src/shell/Home.stories.tsx', '#testing/story-app.tsx'],
    ['server/src/main.ts', './start/start.ts'],
    ['server/src/start/start.ts', '#wait.ts'],
    ['server/src/domains/session/session.test.ts', '#services/services.ts'],
    ['server/src/domains/profiles/move.ts', '../session/viewer.ts'],
    ['server/contract/settings/settings.ts', '../session/limits.ts'],
    ['server/contract/profiles/rules.ts', '../generated/user-types.ts'],
    ['server/contract/generated/user-types.ts', '../profiles/record.ts'],
    ['app/src/shared/profiles/activeProfile.generated.ts', '../../frames/account/AccountMenu.generated.ts'],
  ])('%s may import %s', (file, specifier) => expect(layeringProblem(file, specifier)).toBeUndefined())

  it('are refused for a folder without a row', () =>
    expect(layeringProblem('app/src/corner/thing.ts', '#platform/clock.ts')).toMatch(/corner has no row in the order of rooms/))
})
