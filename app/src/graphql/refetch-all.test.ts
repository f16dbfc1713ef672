import { expect, test } from 'vitest'
import type { DocumentNode } from 'graphql'
import { parse } from 'graphql'
import { createClient } from './client.ts'
import { refetchAll } from './refetch-all.ts'

const countries: DocumentNode = parse('query getCountries { getCountries { id country_name __typename } }')
const interests: DocumentNode = parse('query getInterests { getInterests { count __typename } }')

function setUp() {
  const at = { language: 'en', isDown: false, requests: [] as string[] }
  const client = createClient({
    report: () => {},
    async ask({ document }) {
      const [operation] = document.definitions
      const name = operation?.kind === 'OperationDefinition' ? (operation.name?.value ?? '') : ''
      if (at.isDown) throw new TypeError('Failed to fetch')
      at.requests.push(`${name} ${at.language}`)
      const name_ = at.language === 'ar' ? 'مصر' : 'Egypt'
      return {
        data:
          name === 'getCountries'
            ? { getCountries: [{ __typename: 'Country', id: 'EG', country_name: name_ }] }
            : { getInterests: { __typename: 'InterestPage', count: 3 } },
      }
    },
  })
  return { at, client }
}

async function setUpWithScreen() {
  const { at, client } = setUp()
  await client.query({ query: interests })
  const seen: unknown[] = []
  const screen = client
    .watchQuery({ query: countries, notifyOnNetworkStatusChange: true })
    .subscribe(({ data }) => seen.push(JSON.stringify(data)))
  await client.query({ query: countries })
  seen.length = 0
  return { at, client, seen, screen }
}

test('shows the new texts after a change of language, with no empty screen in between', async () => {
  const { at, client, seen, screen } = await setUpWithScreen()
  at.language = 'ar'
  await refetchAll(client)
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.every((data) => typeof data === 'string' && data.includes('country_name'))).toBe(true)
  expect(seen.at(-1)).toContain('مصر')
  screen.unsubscribe()
})

test('evicts answers that no screen shows, so that they are fetched again when needed', async () => {
  const { at, client, screen } = await setUpWithScreen()
  at.language = 'ar'
  await refetchAll(client)
  expect(client.cache.readQuery({ query: interests })).toBeNull()
  expect(client.cache.readQuery({ query: countries })).toMatchObject({ getCountries: [{ country_name: 'مصر' }] })
  await client.query({ query: interests })
  expect(at.requests.at(-1)).toBe('getInterests ar')
  screen.unsubscribe()
})

test('keeps the old answers if the server cannot be reached', async () => {
  const { at, client, screen } = await setUpWithScreen()
  at.language = 'ar'
  at.isDown = true
  await refetchAll(client)
  expect(client.cache.readQuery({ query: countries })).toMatchObject({ getCountries: [{ country_name: 'Egypt' }] })
  screen.unsubscribe()
})
