/** Size of a picture in pixels. */
export type PictureSize = { readonly width: number; readonly height: number }

/** Returns whether a JPEG marker is a frame header (SOF), which contains the size. Three markers in the same range are no frame headers. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(bytes: DataView): PictureSize | null {
  for (let at = 2; at + 9 <= bytes.byteLength && bytes.getUint8(at) === 0xff; at += 2 + bytes.getUint16(at + 2))
    if (isFrame(bytes.getUint8(at + 1))) return { height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) }
  return null
}

/** Returns the size from the header of a PNG or a JPEG, or null if the header has none. */
export function pictureSize(bytes: DataView): PictureSize | null {
  if (bytes.byteLength < 4) return null
  if (bytes.getUint8(0) === 0xff) return jpegSize(bytes)
  return bytes.byteLength < 24 ? null : { width: bytes.getUint32(16), height: bytes.getUint32(20) }
}
