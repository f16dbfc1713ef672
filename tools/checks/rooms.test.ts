import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { places, strangeRooms, type Place } from './rooms.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Names of the rooms of a place: its folders; its files where every room is one. */
function roomsOf(place: string): string[] {
  const found = readdirSync(path.join(root, place), { withFileTypes: true }).filter(({ name }) => name !== 'node_modules')
  const folders = found.filter((one) => one.isDirectory()).map(({ name }) => name)
  const isOfFiles = /\/(?:access|tables|resolvers|scenarios)$/.test(place)
  const files = found.flatMap(({ name }) => /^([\w-]+)\.ts$/.exec(name)?.[1] ?? [])
  return isOfFiles ? [...folders, ...files] : folders
}

const domains = roomsOf('server/src/domains')

test.each(Object.keys(places) as Place[])('rooms in %s are called by the words of the server’s domains', (place) => {
  const rooms = roomsOf(place)
  expect(rooms.length).toBeGreaterThan(3)
  expect(strangeRooms(domains, place, rooms)).toEqual([])
})

test('a second word for a domain is found', () => {
  expect(strangeRooms(['onboarding', 'managed-accounts'], 'mocks/store', ['joining', 'managed-accounts', 'resolvers', 'talents'])).toEqual([
    'mocks/store/joining',
    'mocks/store/talents',
  ])
})
