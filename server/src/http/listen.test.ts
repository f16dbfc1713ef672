import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { slowSenders } from './listen.ts'

function stage() {
  let now = 0
  const senders = slowSenders(() => now)
  const sends = (method: string, type = 'application/json', socket = new Socket()) => {
    const incoming = Object.assign(new IncomingMessage(socket), { method, headers: { 'content-type': type } })
    senders.note(incoming)
    return { socket, incoming }
  }
  return { sends, later: (milliseconds: number) => ((now += milliseconds), senders.check()) }
}

describe('slowSenders', () => {
  it('closes the connection of a body that takes longer than half a minute', () => {
    const { sends, later } = stage()
    const { socket } = sends('POST')
    later(30_000)
    expect(socket.destroyed).toBe(false)
    later(1)
    expect(socket.destroyed).toBe(true)
  })

  it('gives more time to uploads, and does not watch requests without a body', () => {
    const { sends, later } = stage()
    const stored = [sends('POST', 'multipart/form-data; boundary=b'), sends('GET')]
    later(60_000)
    expect(stored.map(({ socket }) => socket.destroyed)).toEqual([false, false])
  })

  it('leaves a connection open after a complete request, and starts the time again with each request', () => {
    const { sends, later } = stage()
    const { socket, incoming } = sends('POST')
    incoming.complete = true
    later(60_000)
    expect(socket.destroyed).toBe(false)
    sends('POST', 'application/json', socket)
    later(30_000)
    expect(socket.destroyed).toBe(false)
    later(1)
    expect(socket.destroyed).toBe(true)
  })
})
