import { describe, expect, it } from 'vitest'
import { layeringProblem } from './layers.ts'

const session = 'server/src/domains/session/service.ts'
const card = 'app/src/features/showcase/rate-cards/RateCard.tsx'

describe('a domain', () => {
  it.each([
    ['../profiles/record.ts'],
    ['#domains/profiles/store.ts'],
    ['../profiles/stores/profiles.ts'],
    ['../onboarding/waiting-list/leave.ts'],
  ])('may import only the service of another domain: not %s', (specifier) =>
    expect(layeringProblem(session, specifier)).toMatch(/(?:reaches into|reads the store of) \w+: call its service/),
  )

  it.each([['../profiles/service.ts'], ['#domains/profiles/service.ts'], ['./stores/users.ts'], ['#platform/audit.ts'], ['kysely']])(
    'may import %s',
    (specifier) => expect(layeringProblem(session, specifier)).toBeUndefined(),
  )

  it('may import the type of the caller from the session', () =>
    expect(layeringProblem('server/src/domains/profiles/settings.ts', '../session/viewer.ts')).toBeUndefined())
})

describe('a resolver', () => {
  const resolver = 'server/src/graphql/resolvers/profiles.ts'

  it.each([['../../domains/profiles/store.ts'], ['#domains/profiles/record.ts']])(
    'may import only the service of a domain: not %s',
    (specifier) =>
      expect(layeringProblem(resolver, specifier)).toMatch(/^graphql (?:reaches into|reads the store of) profiles: call its service/),
  )

  it.each([['../../domains/profiles/service.ts'], ['../../domains/session/viewer.ts']])('may import %s', (specifier) =>
    expect(layeringProblem(resolver, specifier)).toBeUndefined(),
  )
})

describe('a feature of the app', () => {
  it.each([['../../social/accounts/AccountsScreen.tsx'], ['#features/profiles/page/tabs.ts']])(
    'does not import another feature: %s',
    (specifier) =>
      expect(layeringProblem(card, specifier)).toMatch(/^Feature showcase imports feature \w+: move what both need to app\/src\/shared/),
  )

  it.each([['./Price.tsx'], ['../links/LinkCard.tsx'], ['#shared/showcase/Price.tsx'], ['#form/useForm.ts']])(
    'may import %s',
    (specifier) => expect(layeringProblem(card, specifier)).toBeUndefined(),
  )

  it('must not be imported by code that features share', () =>
    expect(layeringProblem('app/src/shared/list/List.tsx', '#features/showcase/posts/Post.tsx')).toMatch(/it must know none/))

  it('may be imported by routes', () =>
    expect(layeringProblem('app/src/routes.tsx', './features/profiles/own/OwnPage.tsx')).toBeUndefined())
})
