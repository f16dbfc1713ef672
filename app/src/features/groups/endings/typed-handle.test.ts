import { expect, test } from 'vitest'
import { isHandle } from './typed-handle.ts'

test.each(['oven_door_7', '@oven_door_7', ' Oven_Door_7 ', 'oven_door_٧'])('%s is the user name', (typed) => {
  expect(isHandle(typed, 'oven_door_7')).toBe(true)
})

test.each(['', '@', 'oven_door', 'oven door 7'])('“%s” is not', (typed) => {
  expect(isHandle(typed, 'oven_door_7')).toBe(false)
})
