/**
 * Loads a picture for a canvas that is exported later; returns null if there is none or it fails. Requested without credentials (CORS), so
 * that the canvas can be read.
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
