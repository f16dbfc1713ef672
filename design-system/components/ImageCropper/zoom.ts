/** Zoom from 1, where the picture fills its shape, to 3, three times that size, in steps of a tenth (S1 §5). */
export const zoomRange = { least: 1, greatest: 3, step: 0.1 } as const

/** The slider maps the zoom to 0..10 (S1 §5). */
export const sliderRange = { least: 0, greatest: 10, step: 0.5 } as const

const perStep = sliderRange.step / zoomRange.step
const toStep = (value: number, step: number) => Math.round(value / step) * step
/** Rounds, because tenths do not add up in binary: 1 + 0.1 + 0.2 is not 1.3. */
const tidy = (value: number) => Math.round(value * 1000) / 1000

export const clampZoom = (zoom: number) => Math.min(zoomRange.greatest, Math.max(zoomRange.least, zoom))
export const sliderOf = (zoom: number) => tidy(toStep((clampZoom(zoom) - zoomRange.least) * perStep, sliderRange.step))
export const zoomOf = (slider: number) => tidy(clampZoom(zoomRange.least + slider / perStep))

/** Zooms one step in (1) or out (-1), also from a zoom between two steps, at which a pinch may end. */
export const stepZoom = (zoom: number, steps: 1 | -1) => tidy(clampZoom(toStep(zoom, zoomRange.step) + steps * zoomRange.step))
