import { expect, it } from 'vitest'
import { addressParts } from './address-parts.ts'

it.each([
  ['https://reem.example/', ['reem.example']],
  ['https://reem.example/rooms/oak', ['reem.example/', 'rooms/', 'oak']],
])('addressParts splits %s into %j', (url, parts) => expect(addressParts(url)).toEqual(parts))
