import { expect, test } from 'vitest'
import { answerStateOf } from '@wasla/contract/notifications/answer-state.ts'
import { notificationTypes, type NotificationType } from '@wasla/contract/notifications/record.ts'
import { wayOf } from '@wasla/contract/notifications/where.ts'
import { signOf } from './picture.ts'

/** An app that was loaded before a deployment gets types that it does not know. The server sends their texts with them. */
const newer = 'SENT_BY_A_NEWER_SERVER' as NotificationType

test('a notification of a type that only a newer server knows has a bell, leads home and has no buttons (F25)', () => {
  expect([signOf(newer), wayOf({ type: newer, meta: {} }), answerStateOf({ type: newer, meta: {} })]).toEqual(['bell', '/home', null])
})

test('every type of this version has a sign of its own kind', () => {
  expect(notificationTypes.filter((type) => signOf(type) === 'bell')).toEqual([])
})
