import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { posterFrame } from './poster-frame.ts'

/** A fake video element. Its parameter says whether the browser can open the film. */
function film({
  opens,
  width = 1920,
  height = 1080,
  duration = 12,
}: {
  opens: boolean
  width?: number
  height?: number
  duration?: number
}) {
  const listeners = new Map<string, () => void>()
  return {
    videoWidth: width,
    videoHeight: height,
    duration,
    muted: false,
    preload: '',
    currentTime: 0,
    addEventListener(event: string, run: () => void) {
      listeners.set(event, run)
      if (event === (opens ? 'loadeddata' : 'error') || (opens && event === 'seeked')) queueMicrotask(run)
    },
    removeAttribute: vi.fn<(name: string) => void>(),
    load: vi.fn<() => void>(),
    src: '',
  }
}

/** A fake canvas that returns a picture and records its own size. */
const canvas = () => ({
  width: 0,
  height: 0,
  getContext: () => ({ drawImage: vi.fn<() => void>() }),
  toBlob: (take: (blob: Blob | null) => void) => take(new Blob(['jpeg'], { type: 'image/jpeg' })),
})

const revoked = vi.fn<(address: string) => void>()
const upload = new File(['film'], 'roast.mp4', { type: 'video/mp4' })

function inBrowser(shown: ReturnType<typeof film>) {
  const paper = canvas()
  vi.stubGlobal('document', { createElement: (name: string) => (name === 'video' ? shown : paper) })
  return paper
}

describe('posterFrame', () => {
  beforeEach(() => {
    vi.stubGlobal('URL', { createObjectURL: () => 'blob:film', revokeObjectURL: revoked })
    revoked.mockClear()
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('returns a JPEG of the frame after one second, at most 800 pixels on its longest side', async () => {
    const shown = film({ opens: true })
    const paper = inBrowser(shown)
    const poster = await posterFrame(upload)
    expect(poster).toMatchObject({ name: 'poster.jpg', type: 'image/jpeg' })
    expect([paper.width, paper.height, shown.currentTime]).toEqual([800, 450, 1])
  })

  it('takes the middle frame of a film shorter than two seconds, and never enlarges a frame', async () => {
    const shown = film({ opens: true, width: 320, height: 640, duration: 1 })
    const paper = inBrowser(shown)
    await posterFrame(upload)
    expect([paper.width, paper.height, shown.currentTime]).toEqual([320, 640, 0.5])
  })

  it('returns null if the browser cannot open the film, and releases the file', async () => {
    const shown = film({ opens: false })
    inBrowser(shown)
    expect(await posterFrame(upload)).toBeNull()
    expect(shown.removeAttribute).toHaveBeenCalledWith('src')
    expect(revoked).toHaveBeenCalledWith('blob:film')
  })
})
