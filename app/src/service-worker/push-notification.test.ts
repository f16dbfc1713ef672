import { expect, test } from 'vitest'
import type { PushMessage } from '@wasla/contract/notifications/push/message.ts'
import { shownPush } from './push-notification.ts'

const message: PushMessage = { title: 'دعوة', body: 'من هدى', lang: 'ar', dir: 'rtl', tag: 'n', path: '/groups/my/g', unread: 4 }

test('a push is shown with its language, direction and pictures, and keeps its path', () => {
  expect(shownPush(JSON.stringify(message))).toEqual({
    title: 'دعوة',
    options: {
      body: 'من هدى',
      lang: 'ar',
      dir: 'rtl',
      tag: 'n',
      data: '/groups/my/g',
      icon: '/icons/icon-192.png',
      badge: '/icons/badge-96.png',
    },
    unread: 4,
  })
})

test.each([undefined, '', 'not JSON', 'null', '[]', JSON.stringify({ ...message, unread: '4' }), JSON.stringify({ ...message, path: 1 })])(
  'a push that is none of ours shows nothing: %j',
  (text) => expect(shownPush(text)).toBeNull(),
)
