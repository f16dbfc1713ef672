/** Returns a picture as a file that other apps accept. */
export const fileOf = (picture: Blob, name: string): File => new File([picture], name, { type: picture.type })

/** Returns whether the device's share sheet accepts pictures. */
export const canShareFile = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [fileOf(new Blob([], { type: 'image/png' }), 'card.png')] })
