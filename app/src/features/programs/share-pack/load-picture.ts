/**
 * Loads a picture for a canvas that is exported later; returns null if there is no picture or it fails to load. The request is a CORS
 * request without credentials, because otherwise the canvas could not be exported.
 */
export async function loadPicture(src: string | null | undefined): Promise<HTMLImageElement | null> {
  if (!src) return null
  const picture = new Image()
  picture.crossOrigin = 'anonymous'
  picture.src = src
  try {
    await picture.decode()
    return picture.naturalWidth > 0 ? picture : null
  } catch {
    return null
  }
}
