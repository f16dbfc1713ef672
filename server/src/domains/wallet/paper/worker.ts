import { parentPort } from 'node:worker_threads'
import { drawPaper, type Paper } from './draw.ts'

/** A thread that draws one document after the other: it would hold up every request. What it cannot draw it answers as a text. */
parentPort?.on('message', async (paper: Paper) => {
  try {
    const bytes = await drawPaper(paper)
    parentPort?.postMessage({ bytes }, [bytes.buffer as ArrayBuffer])
  } catch (error) {
    parentPort?.postMessage({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }, [])
  }
})
