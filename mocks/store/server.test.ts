import { buildSchema, getNamedType, isEnumType, isInputObjectType, isLeafType } from 'graphql'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { members } from '@wasla/contract/access/rule.ts'
import { userAccess, type UserField } from '@wasla/contract/access/user.ts'
import documents from '@wasla/contract/generated/trusted-documents.json' with { type: 'json' }
import { userTypeDefs } from '@wasla/contract/generated/user-schema.ts'
import { manualClock } from '../platform/clock.ts'
import { ask } from '../testing/ask.ts'
import { NABT_COFFEE, REEM_HOME } from '../world/businesses.ts'
import { RIYADH_KITCHENS, COFFEE_AND_BOOKS } from '../world/groups/all-groups.ts'
import { BADR, DANA, NOURA, REEM } from '../world/networkers.ts'
import { createMockServer } from './server.ts'

const server = () => createMockServer({ clock: manualClock(), unwritten: 'refused' })

/** Returns `field(args) { __typename }` for every root field, with a value for every required argument. */
const rootCalls = () => {
  const schema = buildSchema(userTypeDefs)
  const some = (type: string): string => {
    const bare = type.replace(/!$/, '')
    if (bare.startsWith('[')) return `[${some(bare.slice(1, -1))}]`
    if (bare === 'Boolean') return 'true'
    if (bare === 'MinorUnits' || bare === 'Int' || bare === 'Float') return '1'
    if (bare === 'Date') return '"1990-01-01"'
    if (bare === 'DateTime') return '"1990-01-01T00:00:00Z"'
    const named = schema.getType(bare)
    if (isEnumType(named)) return named.getValues()[0]?.name ?? ''
    if (isInputObjectType(named)) {
      const fields = Object.values(named.getFields())
      return `{ ${fields
        .filter((field) => String(field.type).endsWith('!'))
        .map((field) => `${field.name}: ${some(String(field.type))}`)
        .join(', ')} }`
    }
    return '"1"'
  }
  return [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}).map((field) => {
      const args = field.args.filter((arg) => String(arg.type).endsWith('!')).map((arg) => `${arg.name}: ${some(String(arg.type))}`)
      return {
        name: field.name,
        text: `${root === schema.getMutationType() ? 'mutation' : 'query'} { ${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'} }`,
      }
    }),
  )
}

describe('without a session', () => {
  test.each(rootCalls())('$name answers only if the contract allows it', async ({ name, text }) => {
    const { code } = await ask(server(), text)
    if (!userAccess[name as UserField].signedIn) expect(code).not.toBe('UN_AUTHORIZED')
    else expect(code).toBe('UN_AUTHORIZED')
  })

  test('lists of countries and interests are in the language of the request', async () => {
    const mock = server()
    const text = '{ getCountries { id country_name } getInterests(pagination: { limit: 2 }) { count data { name } } }'
    const english = await ask(mock, text, { language: 'en-GB' })
    const arabic = await ask(mock, text, { language: 'ar' })
    expect(english.data?.['getCountries']).toContainEqual({ id: 'SA', country_name: 'Saudi Arabia' })
    expect(english.data?.['getInterests']).toEqual({ count: 24, data: [{ name: 'Art' }, { name: 'Beauty' }] })
    expect(arabic.data?.['getCountries']).toContainEqual({ id: 'SA', country_name: 'المملكة العربية السعودية' })
    expect(arabic.data?.['getInterests']).toEqual({ count: 24, data: [{ name: 'أزياء' }, { name: 'أعمال' }] })
  })
})

describe('with a session', () => {
  test('Noura’s profile is 75 % complete, with three open steps and two accounts', async () => {
    const mock = server()
    const { data } = await ask(
      mock,
      '{ ProfileProgress { score steps { name isCompleted } } mySocialLinks { type user_name followers } myVerifications { status } }',
      { token: mock.signIn(NOURA.profile).accessToken },
    )
    expect(data).toEqual({
      ProfileProgress: {
        score: 75,
        steps: [
          { name: 'FEATURED_POSTS', isCompleted: true },
          { name: 'INTERESTS', isCompleted: true },
          { name: 'BRAND_COLLABORATION', isCompleted: false },
          { name: 'RATE_CARD', isCompleted: false },
          { name: 'FEATURED_LINKS', isCompleted: false },
        ],
      },
      mySocialLinks: [
        { type: 'INSTAGRAM', user_name: 'noura.cooks', followers: 48_200 },
        { type: 'TIKTOK', user_name: 'nouracooks', followers: 112_000 },
      ],
      myVerifications: [{ status: 'Approved' }],
    })
  })

  test.each([
    ['everything filled in', REEM, 100],
    ['nothing but an account', DANA, 45],
  ] as const)('a profile with %s has the expected progress score', async (_, member, score) => {
    const mock = server()
    const { data } = await ask(mock, '{ ProfileProgress { score } }', { token: mock.signIn(member.profile).accessToken })
    expect(data).toEqual({ ProfileProgress: { score } })
  })

  test('persons and businesses have the fields of their own type', async () => {
    const mock = server()
    const text =
      '{ activeProfile { type profile { __typename ... on UserProfile { fullName userName interests { name } country { code } } ... on BusinessProfile { fullName website contacts { methods countryCode } } } } }'
    const person = await ask(mock, text, { token: mock.signIn(BADR.profile).accessToken, language: 'ar' })
    const business = await ask(mock, text, { token: mock.signIn(NABT_COFFEE.profile).accessToken })
    expect(person.data).toEqual({
      activeProfile: {
        type: 'INFLUENCER',
        profile: {
          __typename: 'UserProfile',
          fullName: 'بدر الحازمي',
          userName: null,
          interests: [{ name: 'كتب' }, { name: 'تعليم' }],
          country: { code: 'SA' },
        },
      },
    })
    expect(business.data).toEqual({
      activeProfile: {
        type: 'BRAND',
        profile: {
          __typename: 'BusinessProfile',
          fullName: 'Nabt Coffee',
          website: 'https://nabt.example/',
          contacts: { methods: ['email', 'whatsapp'], countryCode: '+966' },
        },
      },
    })
  })

  test('a member gets the role in a group, and a stranger gets nothing of a hidden group', async () => {
    const mock = server()
    const text = 'query ($groupId: ID) { currentUser(groupId: $groupId) { userRole isGroupPrivate isGroupDiscoverable } }'
    const role = async (member: typeof NOURA, groupId: string) =>
      (await ask(mock, text, { token: mock.signIn(member.profile).accessToken, variables: { groupId } })).data
    expect(await role(NOURA, RIYADH_KITCHENS.id)).toEqual({
      currentUser: { userRole: 'Owner', isGroupPrivate: false, isGroupDiscoverable: true },
    })
    expect(await role(REEM_HOME, RIYADH_KITCHENS.id)).toEqual({
      currentUser: { userRole: 'Visitor', isGroupPrivate: false, isGroupDiscoverable: true },
    })
    expect(await role(DANA, COFFEE_AND_BOOKS.id)).toEqual({
      currentUser: { userRole: null, isGroupPrivate: null, isGroupDiscoverable: null },
    })
  })

  test('a new language of the user is stored and used for later requests', async () => {
    const mock = server()
    const token = mock.signIn(DANA.profile).accessToken
    const text = '{ activeProfile { profile { ... on UserProfile { language } } } }'
    expect((await ask(mock, text, { token, language: 'ar' })).data).toEqual({ activeProfile: { profile: { language: 'ar' } } })
    await ask(mock, 'mutation { switchLanguage(language: en) { success } }', { token })
    expect((await ask(mock, text, { token, language: 'ar' })).data).toEqual({ activeProfile: { profile: { language: 'en' } } })
  })
})

describe('documents', () => {
  test('are found by their hash if they are documents of the app', async () => {
    const mock = server()
    const [id] = Object.entries(documents).find(([, text]) => text.startsWith('query myProfiles')) ?? []
    const headers = new Headers({ authorization: `Bearer ${mock.signIn(NOURA.profile).accessToken}` })
    expect((await mock.answer({ id: id ?? '' }, headers)).body.data).toMatchObject({
      myProfiles: [{ name: 'Noura Alotaibi', isActive: true }],
    })
    expect(mock.rootFields({ id: id ?? '' })).toEqual(['myProfiles'])
  })

  test('are refused with 400 if they are unknown, cannot be parsed or are invalid', async () => {
    const requested = [
      { id: 'f'.repeat(64) },
      { query: '{' },
      { query: '{ nothingOfTheKind }' },
      { query: 'query ($a: ID!) { currentUser(groupId: $a) { id } }' },
    ]
    for (const one of requested) expect((await server().answer(one, new Headers())).status).toBe(400)
  })
})

describe('a field without a resolver', () => {
  afterEach(() => vi.restoreAllMocks())
  const typeDefs = `${userTypeDefs}\nenum Weather { Sand Rain }\nextend type UserProfile { weather: Weather!, visits: Int! }\ntype Camel { id: ID! name: String! seenAt: DateTime! }\nextend type Query { camels: [Camel!]! }`
  const draft = { typeDefs, access: { camels: members } }
  const text =
    '{ camels { id name seenAt } activeProfile { profile { ... on UserProfile { fullName weather visits interests { name } country { code } location { city } bio } } } }'

  test('returns the same made-up value every time, together with resolved fields', async () => {
    const answered = async () => {
      const mock = createMockServer({ clock: manualClock(), unwritten: 'filled', draft })
      return (await ask(mock, text, { token: mock.signIn(REEM.profile).accessToken })).data
    }
    const first = await answered()
    expect(first).toEqual(await answered())
    expect(first).toMatchObject({
      activeProfile: {
        profile: { fullName: 'Reem Aldosari', weather: 'Sand', visits: 12, bio: REEM.profile.bio, country: { code: 'SA' } },
      },
    })
    const { camels } = first as unknown as { camels: { id: string }[] }
    expect(new Set(camels.map(({ id }) => id)).size).toBe(2)
  })

  test('still requires a session', async () => {
    expect((await ask(createMockServer({ clock: manualClock(), unwritten: 'filled', draft }), '{ camels { id } }')).code).toBe(
      'UN_AUTHORIZED',
    )
  })

  test('throws an error with its name if made-up values are refused', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue()
    const mock = createMockServer({ clock: manualClock(), unwritten: 'refused', draft })
    expect((await ask(mock, text, { token: mock.signIn(REEM.profile).accessToken })).code).toBe('GENERAL_ERROR')
    expect(complaint.mock.calls.map(([error]) => String(error))).toContain('Error: The mock has no answer for Query.camels')
  })

  test('prevents the start if its scalar has no made-up value', () => {
    const strange = `${userTypeDefs}\nscalar Moon\nextend type Query { moon: Moon }`
    expect(() =>
      createMockServer({ clock: manualClock(), unwritten: 'filled', draft: { typeDefs: strange, access: { moon: members } } }),
    ).toThrow('what a Moon looks like')
  })

  test('prevents the start if it has no row in the access table', () => {
    for (const unwritten of ['filled', 'refused'] as const)
      expect(() => createMockServer({ clock: manualClock(), unwritten, draft: { typeDefs: `${typeDefs}\n`, access: {} } })).toThrow(
        'Query.camels has no row in the access table',
      )
  })
})
