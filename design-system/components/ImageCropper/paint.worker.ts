import { paint, type Painted, type PaintJob } from './paint.ts'

const answer = (painted: Painted) => globalThis.postMessage(painted, {})

globalThis.addEventListener('message', ({ data }: MessageEvent<PaintJob>) => {
  paint(data).then(
    (picture) => answer({ kind: 'painted', picture }),
    () => answer({ kind: 'broken' }),
  )
})
