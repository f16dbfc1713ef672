import { describe, expect, test } from 'vitest'
import { createEventReader } from './sse.ts'

const whole = 'id: 7\nevent: flags\ndata: {"program":true}\n\n'

describe('the event reader', () => {
  test('reads an event from any two pieces of the stream', () => {
    for (let cut = 0; cut <= whole.length; cut += 1) {
      const reader = createEventReader()
      expect([...reader.read(whole.slice(0, cut)), ...reader.read(whole.slice(cut))]).toEqual([{ type: 'flags', data: '{"program":true}' }])
      expect(reader.lastEventId()).toBe('7')
    }
  })

  test('accepts several data lines, CRLF line ends and events without a name', () => {
    expect(createEventReader().read('data: a\r\ndata:b\r\n\r\n')).toEqual([{ type: 'message', data: 'a\nb' }])
  })

  test('makes no event from heartbeats', () => {
    expect(createEventReader().read(': beat\n\n: beat\n\n')).toEqual([])
  })

  test('drops an incomplete event if the connection ends', () => {
    const reader = createEventReader()
    reader.read('id: 1\ndata: half')
    reader.restart()
    expect(reader.read('id: 2\ndata: whole\n\n')).toEqual([{ type: 'message', data: 'whole' }])
    expect(reader.lastEventId()).toBe('2')
  })
})
