import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { matrixOf, withMatrix, type Matrix } from './cells.ts'
import { composed, isSame, nearRest, type Taken } from './compose.ts'
import type { SeenCell } from './in-matrix.ts'
import { changedCells, doubtfulCells, nameOfCell } from './judge.ts'
import { doubtsOf } from './shown.ts'

type Colour = readonly [number, number, number]
const white: Colour = [255, 255, 255]
const jade: Colour = [11, 107, 94]

/** A picture of squares of 4 pixels beside each other, each with its colour. */
function squares(...colours: Colour[]): Buffer {
  const png = new PNG({ width: colours.length * 4, height: 4 })
  colours.forEach((colour, index) => {
    for (let y = 0; y < 4; y++) for (let x = 0; x < 4; x++) png.data.set([...colour, 255], (y * png.width + index * 4 + x) * 4)
  })
  return PNG.sync.write(png)
}
const at = (index: number) => ({ x: index * 4, y: 0, width: 4, height: 4 })
const cells: SeenCell[] = [
  { row: 'Primary', column: 'Rest', box: at(0) },
  { row: 'Primary', column: 'Hover', box: at(1), pose: 'hover' },
  { row: 'Primary', column: 'Disabled', box: at(2) },
]
const shot = (whole: Buffer, pictures: ReadonlyMap<number, Taken>, seen = cells) => composed('Button', PNG.sync.read(whole), seen, pictures)
const taken = (whole: Buffer, hover: Buffer, more: Omit<Taken, 'posed'> = {}) => shot(whole, new Map([[1, { posed: hover, ...more }]]))
const right = taken(squares(white, white, jade), squares(jade))
const matrix = (png: Buffer): Matrix => matrixOf(png) ?? { component: '', cells: [] }
const names = (png: Buffer, mode = 'en-light-desktop') => doubtfulCells(matrix(png), mode).map(({ column }) => column)

describe('a picture', () => {
  it('carries its matrix and keeps its pixels', () => {
    const plain = squares(white, jade)
    const marked = withMatrix(plain, { component: 'Füllung «زر»', cells: [{ row: 'a', column: 'b', box: at(0), isRest: false }] })
    expect(matrixOf(marked)?.component).toBe('Füllung «زر»')
    expect(matrixOf(marked)?.cells).toHaveLength(1)
    expect(PNG.sync.read(marked).data.equals(PNG.sync.read(plain).data)).toBe(true)
  })

  it('of another story has no matrix', () => expect(matrixOf(squares(white))).toBeUndefined())

  it('of a matrix holds the pictures of posed cells', () => {
    const { data, width } = PNG.sync.read(right)
    expect(isSame({ data, width, height: 4 }, at(1), PNG.sync.read(squares(jade)), at(0))).toBe(true)
  })
})

describe('a state', () => {
  it('is right if it differs from rest', () => expect(names(right)).toEqual([]))

  it('needs a look if the pointer changes nothing', () =>
    expect(names(taken(squares(white, white, jade), squares(white)))).toEqual(['Hover']))

  it('needs a look if its prop changes nothing', () =>
    expect(names(taken(squares(white, white, white), squares(jade)))).toEqual(['Disabled']))

  it('needs a look if the camera found nothing to act on', () => {
    expect(names(shot(squares(white, white, jade), new Map()))).toEqual(['Hover'])
  })

  describe('whose edges are a little softer than those of rest', () => {
    const softer: Colour = [250, 250, 250]
    const whole = squares(white, white, softer)
    const withAlone = (alone: Colour) =>
      shot(
        whole,
        new Map<number, Taken>([
          [1, { posed: squares(jade) }],
          [2, { alone: squares(alone) }],
        ]),
      )

    it('is photographed where the cell at rest is, because every place rounds them differently', () =>
      expect(nearRest(PNG.sync.read(whole), cells)).toEqual([{ index: 2, first: at(0) }]))

    it('needs a look if it is the same there', () => expect(names(withAlone(white))).toEqual(['Disabled']))

    it('is right if it differs there too', () => expect(names(withAlone(softer))).toEqual([]))
  })

  it('that plainly differs from rest is not photographed again', () =>
    expect(nearRest(PNG.sync.read(squares(white, white, jade)), cells)).toEqual([]))

  it('in a panel is compared with the open panel, not with the closed one', () => {
    const open = squares([240, 240, 240])
    expect(names(taken(squares(white, white, jade), open, { before: open }))).toEqual(['Hover'])
    expect(names(taken(squares(white, white, jade), squares(jade), { before: open }))).toEqual([])
  })

  it('of a pointer may look like rest in forced colours, any other may not', () => {
    const same = taken(squares(white, white, white), squares(white))
    expect(names(same, 'en-light-forced')).toEqual(['Disabled'])
  })

  it('is named once, with its modes', () => {
    const png = taken(squares(white, white, jade), squares(white))
    const one = { id: 'b', title: 'B', name: 'B', png, matrix: matrix(png), changed: [] }
    expect(
      doubtsOf([
        { ...one, mode: 'en-light-desktop' },
        { ...one, mode: 'ar-dark-desktop' },
      ]),
    ).toEqual(['Button, Primary, Hover looks like rest (en-light-desktop, ar-dark-desktop)'])
  })
})

describe('a changed cell', () => {
  it('is named by component, variant and state', () => {
    const next = taken(squares(white, white, jade), squares([9, 90, 80]))
    const changed = changedCells(right, next)
    expect(changed.map((cell) => nameOfCell(matrix(next), cell))).toEqual(['Button, Primary, Hover'])
    expect(changedCells(right, right)).toEqual([])
  })

  it('is found if the whole matrix has moved', () => {
    const moved = cells.map((cell) => ({ ...cell, box: { ...cell.box, x: cell.box.x + 4 } }))
    const next = shot(squares(jade, white, white, white), new Map([[1, { posed: squares(jade) }]]), moved)
    expect(changedCells(right, next).map(({ column }) => column)).toEqual(['Disabled'])
  })

  it('has no variant in its name if the component has none', () =>
    expect(nameOfCell({ component: 'Slider' }, { row: 'Plain', column: 'Focus' })).toBe('Slider, Focus'))
})
