import { describe, expect, test } from 'vitest'
import { createEventReader } from './sse.ts'

const whole = 'id: 7\nevent: flags\ndata: {"program":true}\n\n'

describe('an event', () => {
  test('is read wherever the stream is split', () => {
    for (let cut = 0; cut <= whole.length; cut += 1) {
      const reader = createEventReader()
      expect([...reader.read(whole.slice(0, cut)), ...reader.read(whole.slice(cut))]).toEqual([{ type: 'flags', data: '{"program":true}' }])
      expect(reader.lastEventId()).toBe('7')
    }
  })

  test('may have several lines, other line ends and no name', () => {
    expect(createEventReader().read('data: a\r\ndata:b\r\n\r\n')).toEqual([{ type: 'message', data: 'a\nb' }])
  })

  test('is not made from heartbeats', () => {
    expect(createEventReader().read(': beat\n\n: beat\n\n')).toEqual([])
  })

  test('is dropped if the connection ended in the middle of it', () => {
    const reader = createEventReader()
    reader.read('id: 1\ndata: half')
    reader.restart()
    expect(reader.read('id: 2\ndata: whole\n\n')).toEqual([{ type: 'message', data: 'whole' }])
    expect(reader.lastEventId()).toBe('2')
  })
})
