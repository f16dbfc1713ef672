/** A picture as a file that another app can take. */
export const fileOf = (picture: Blob, name: string): File => new File([picture], name, { type: picture.type })

/** Whether the device's own sheet takes pictures. */
export const canShareFile = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [fileOf(new Blob([], { type: 'image/png' }), 'card.png')] })
