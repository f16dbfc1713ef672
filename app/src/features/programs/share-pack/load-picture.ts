/** A picture that may be drawn and saved again; null where there is none or it does not come. Asked for as a stranger, so that the drawing can be read. */
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
