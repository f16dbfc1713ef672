/** Longest side of a poster, in pixels. Thumbnails have the same. */
const longestSide = 800
/** Time limit for opening a film, in milliseconds. If it passes, the film is sent without a poster. */
const patience = 5_000

const when = (film: HTMLVideoElement, event: 'loadeddata' | 'seeked') =>
  new Promise<void>((resolve, reject) => {
    film.addEventListener(event, () => resolve(), { once: true })
    film.addEventListener('error', () => reject(new Error('The film cannot be opened')), { once: true })
    setTimeout(() => reject(new Error('The film takes too long')), patience)
  })

async function drawn(film: HTMLVideoElement): Promise<File | null> {
  await when(film, 'loadeddata')
  const seeked = when(film, 'seeked')
  film.currentTime = Math.min(1, film.duration / 2 || 0)
  await seeked
  const scale = Math.min(1, longestSide / Math.max(film.videoWidth, film.videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(film.videoWidth * scale)
  canvas.height = Math.round(film.videoHeight * scale)
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  return blob && new File([blob], 'poster.jpg', { type: 'image/jpeg' })
}

/**
 * Returns a frame from the beginning of a film, drawn by the browser before the upload. Returns null if the browser cannot open the film;
 * the server then draws the poster.
 */
export async function posterFrame(file: File): Promise<File | null> {
  const address = URL.createObjectURL(file)
  const film = document.createElement('video')
  film.muted = true
  film.preload = 'auto'
  film.src = address
  try {
    return await drawn(film)
  } catch {
    return null
  } finally {
    film.removeAttribute('src')
    film.load()
    URL.revokeObjectURL(address)
  }
}
