/** Crop shapes: ratio, mask, and maximum size in pixels (S1 §5). */
export const cropShapes = {
  circle: { ratio: 1, mask: 'round', width: 1024, height: 1024 },
  square: { ratio: 1, mask: 'rect', width: 1024, height: 1024 },
  cover: { ratio: 7 / 2, mask: 'rect', width: 2100, height: 600 },
} as const
export type CropShape = keyof typeof cropShapes
export const cropShapeNames = Object.keys(cropShapes) as CropShape[]
