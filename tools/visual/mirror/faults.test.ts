import { describe, expect, it } from 'vitest'
import { faultsBetween, keyFaults } from './faults.ts'
import type { Half, MirrorBox, Walk } from './half.ts'

const box = (id: number, around: number, left: number, right: number, more: Partial<MirrorBox> = {}): MirrorBox => ({
  ...{ id, around, parent: around, left, right, top: 0, bottom: 20, name: `box ${id}`, component: '', scroll: { left: 0, top: 0 } },
  ...{ isTurned: false, isOuterTurned: false, paint: {}, direction: 'ltr', lines: [], isEven: false, ...more },
})
const half = (boxes: MirrorBox[], more: Partial<Half> = {}): Half => ({ width: 100, boxes, stops: [], unpaired: [], ...more })
const page = box(1, 0, 0, 100)
const found = (english: Half, arabic: Half) =>
  faultsBetween(english, arabic).faults.map(({ kind, id, off, also }) => ({ kind, id, off, also }))

describe('faults between two halves', () => {
  it('are none if each box is at the same distance from the other side', () =>
    expect(found(half([page, box(2, 1, 10, 40)]), half([page, box(2, 1, 60, 90)]))).toEqual([]))

  it('are none within one pixel', () => expect(found(half([page, box(2, 1, 10, 40)]), half([page, box(2, 1, 59, 89)]))).toEqual([]))

  it('are measured in the box around, so what moves with it is no fault of its own', () => {
    const english = half([page, box(2, 1, 10, 60), box(3, 2, 20, 30)])
    const arabic = half([page, box(2, 1, 10, 60), box(3, 2, 40, 50)])
    expect(found(english, arabic)).toEqual([{ kind: 'place', id: 2, off: 30, also: 0 }])
  })

  it('count once for boxes that moved together', () => {
    const english = half([page, box(2, 1, 10, 20), box(3, 1, 30, 40), box(4, 1, 50, 60)])
    const arabic = half([page, box(2, 1, 80, 90), box(3, 1, 65, 75), box(4, 1, 45, 55)])
    expect(found(english, arabic)).toEqual([{ kind: 'place', id: 3, off: 5, also: 1 }])
  })

  it('name the innermost box that has another size', () => {
    const english = half([page, box(2, 1, 0, 60), box(3, 2, 0, 50), box(4, 1, 60, 80)])
    const arabic = half([page, box(2, 1, 30, 100), box(3, 2, 40, 100), box(4, 1, 10, 30)])
    expect(found(english, arabic)).toEqual([{ kind: 'size', id: 3, off: 10, also: 0 }])
  })

  it('are none if a box is scrolled to the mirrored place', () => {
    const scrolled = (left: number) => box(2, 1, 0, 100, { scroll: { left, top: 0 } })
    expect(found(half([page, scrolled(40), box(3, 2, -40, 60)]), half([page, scrolled(-40), box(3, 2, 40, 140)]))).toEqual([])
  })

  it('are none in what is declared as fixed with a reason, except its place', () => {
    const fixed = (left: number, right: number, reason: string) =>
      box(2, 1, left, right, { fixed: reason, paint: { 'box-shadow': 'rgb(0, 0, 0) 4px 0px 0px 0px' } })
    expect(found(half([page, fixed(10, 40, 'time')]), half([page, fixed(60, 90, 'time')]))).toEqual([])
    expect(found(half([page, fixed(10, 40, 'time')]), half([page, fixed(10, 40, 'time')])).map(({ kind }) => kind)).toEqual(['place'])
    expect(found(half([page, fixed(10, 40, '')]), half([page, fixed(60, 90, '')])).map(({ kind }) => kind)).toEqual(['reason'])
  })

  it('are none in an element that is painted in a mirror as a whole', () => {
    const paint = { 'border-left': '2px solid red' }
    expect(
      found(half([page, box(2, 1, 10, 40, { paint })]), half([page, box(2, 1, 60, 90, { paint, isTurned: true, isOuterTurned: true })])),
    ).toEqual([])
  })

  it('say which stop of the keyboard comes at another place', () => {
    const boxes = (first: number, second: number) => [page, box(2, 1, first, first + 10), box(3, 1, second, second + 10)]
    const faults = faultsBetween(half(boxes(0, 20), { stops: [2, 3] }), half(boxes(90, 70), { stops: [3, 2] })).faults
    expect(faults).toMatchObject([{ kind: 'focus', id: 2, english: 'stop 1', arabic: 'stop 2' }])
  })

  it('of the options of a choice of language are only those of place and size', () => {
    const shadow = { 'box-shadow': 'rgb(0, 0, 0) 0px 0px 0px 1px' }
    const chosen = (id: number, left: number) => [
      box(id, 1, left, left + 30, { isOwnLanguage: true, paint: shadow }),
      box(id + 10, id, left, left + 5),
    ]
    const english = (left: number) => half([page, ...chosen(2, left), box(3, 1, 60, 90)], { stops: [2] })
    const arabic = half([page, box(2, 1, 60, 90), ...chosen(3, 10)], { stops: [3] })
    expect(found(english(10), arabic)).toEqual([])
    expect(found(english(15), arabic)).toEqual([{ kind: 'place', id: 2, off: 5, also: 0 }])
  })

  it('say once what only one language has, and not what moved because of it', () => {
    const english = half([page, box(2, 1, 0, 10), box(3, 2, 0, 5), box(4, 1, 20, 30)])
    expect(found(english, half([page, box(4, 1, 90, 100)]))).toEqual([{ kind: 'structure', id: 2, off: undefined, also: 0 }])
  })
})

describe('where arrow keys and swipes lead', () => {
  const walk = (steps: string[], scrolled?: number): Walk[] => [
    { id: 2, name: 'row', component: 'Tabs', kind: 'swipe', steps, ...(scrolled !== undefined && { scrolled }) },
  ]

  it('is a fault if a step leads to another element', () =>
    expect(keyFaults(walk(['element 3', 'element 4']), walk(['element 3', 'element 5']))).toMatchObject([
      { kind: 'keys', id: 2, english: 'element 4', arabic: 'element 5' },
    ]))

  it('is no fault if the browser rounds where a row stops', () => {
    expect(keyFaults(walk(['marked 3'], 186), walk(['marked 3'], 185.5))).toEqual([])
    expect(keyFaults(walk(['marked 3'], 186), walk(['marked 3'], 180))).toMatchObject([
      { english: 'swiped by 186 px', arabic: 'by 180 px' },
    ])
  })
})
