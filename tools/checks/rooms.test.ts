import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { places, strangeRooms, type Place } from './rooms.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Returns the names of the folders in a place; also of its files if each file there belongs to one domain. */
function roomsOf(place: string): string[] {
  const found = readdirSync(path.join(root, place), { withFileTypes: true }).filter(({ name }) => name !== 'node_modules')
  const folders = found.filter((one) => one.isDirectory()).map(({ name }) => name)
  const isOfFiles = /\/(?:access|tables|resolvers|scenarios)$/.test(place)
  const files = found.flatMap(({ name }) => /^([\w-]+)\.ts$/.exec(name)?.[1] ?? [])
  return isOfFiles ? [...folders, ...files] : folders
}

const domains = roomsOf('server/src/domains')

test.each(Object.keys(places) as Place[])('folders in %s have the names of the server’s domains', (place) => {
  const rooms = roomsOf(place)
  expect(rooms.length).toBeGreaterThan(3)
  expect(strangeRooms(domains, place, rooms)).toEqual([])
})

test('strangeRooms finds a second word for a domain', () => {
  expect(strangeRooms(['onboarding', 'managed-accounts'], 'mocks/store', ['joining', 'managed-accounts', 'resolvers', 'talents'])).toEqual([
    'mocks/store/joining',
    'mocks/store/talents',
  ])
})
