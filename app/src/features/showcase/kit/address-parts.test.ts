import { expect, it } from 'vitest'
import { addressParts } from './address-parts.ts'

it.each([
  ['https://reem.example/', ['reem.example']],
  ['https://reem.example/rooms/oak', ['reem.example/', 'rooms/', 'oak']],
])('allows %s to wrap after each of %j', (url, parts) => expect(addressParts(url)).toEqual(parts))
