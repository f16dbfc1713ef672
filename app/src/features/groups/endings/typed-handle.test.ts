import { expect, test } from 'vitest'
import { isHandle } from './typed-handle.ts'

test.each(['oven_door_7', '@oven_door_7', ' Oven_Door_7 ', 'oven_door_٧'])('isHandle accepts %s for the user name oven_door_7', (typed) => {
  expect(isHandle(typed, 'oven_door_7')).toBe(true)
})

test.each(['', '@', 'oven_door', 'oven door 7'])('isHandle rejects “%s” for the user name oven_door_7', (typed) => {
  expect(isHandle(typed, 'oven_door_7')).toBe(false)
})
