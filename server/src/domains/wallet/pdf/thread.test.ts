import { Worker } from 'node:worker_threads'
import { describe, expect, it, onTestFinished } from 'vitest'
import { invoicePdf } from './invoice.ts'
import { invoiceFacts, statementFacts } from './testing/facts.ts'
import { drawingThread } from './thread.ts'

/** Starts threads that run the given source code. They are terminated after the test. */
function startedBy(code: string) {
  const started: Worker[] = []
  onTestFinished(async () => void (await Promise.all(started.map((worker) => worker.terminate()))))
  const start = () => {
    const worker = new Worker(code, { eval: true })
    started.push(worker)
    return worker
  }
  return { start, started }
}
const document = { kind: 'invoice', facts: invoiceFacts() } as const
const answering = `require('node:worker_threads').parentPort.on('message', (document) =>
  require('node:worker_threads').parentPort.postMessage({ bytes: Buffer.from(document.kind) }))`

describe('the thread that draws documents', () => {
  it('draws the same documents as without a thread, one after the other', async () => {
    const draw = drawingThread()
    const [invoice, statement, again] = await Promise.all([
      draw(document),
      draw({ kind: 'statement', facts: statementFacts() }),
      draw(document),
    ])
    const direct = Buffer.from(await invoicePdf(document.facts))
    expect([Buffer.from(invoice).equals(direct), Buffer.from(again).equals(direct)]).toEqual([true, true])
    expect(Buffer.from(statement.subarray(0, 5)).toString('latin1')).toBe('%PDF-')
  })

  it('rejects a document that it cannot draw, and continues', async () => {
    const draw = drawingThread()
    const broken = { kind: 'invoice', facts: { ...invoiceFacts(), invoice: null } } as unknown as typeof document
    await expect(draw(broken)).rejects.toThrow('TypeError')
    expect((await draw(document)).byteLength).toBeGreaterThan(1000)
  })

  it('draws all documents in one thread', async () => {
    const { start, started } = startedBy(answering)
    const draw = drawingThread(start)
    await Promise.all([draw(document), draw(document), draw(document)])
    expect(started).toHaveLength(1)
  })

  it('is replaced after it has ended', async () => {
    const { start, started } = startedBy(`require('node:worker_threads').parentPort.once('message', () => process.exit(1))`)
    const draw = drawingThread(start)
    await expect(draw(document)).rejects.toThrow('ended')
    await expect(draw(document)).rejects.toThrow('ended')
    expect(started).toHaveLength(2)
  })

  it('is terminated if a document takes too long', async () => {
    const { start } = startedBy(`require('node:worker_threads').parentPort.on('message', () => {})`)
    await expect(drawingThread(start, 20)(document)).rejects.toThrow('too long')
  })

  it('rejects documents if too many wait', async () => {
    const { start } = startedBy(answering)
    const draw = drawingThread(start)
    const answers = await Promise.allSettled(Array.from({ length: 40 }, () => draw(document)))
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(40 - 33)
  })
})
