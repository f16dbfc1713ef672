import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { refuseFile, type FileRefusal, type FileRules } from '../../components/FileDrop/refuse-file.ts'
import { openingLength } from '../../components/FileDrop/sniff.ts'
import { planCut, type Area, type Size } from '../../components/ImageCropper/fit.ts'
import { cutPicture, openPicture, type Picture } from '../../components/ImageCropper/picture.ts'
import { cropShapes, type CropShape } from '../../components/ImageCropper/shapes.ts'

/** `small`: the file has too few pixels. `zoomed`: the part inside the shape has too few pixels. Both problems include the size. */
export type CropProblem = { kind: FileRefusal | 'broken' | 'unsaved' } | { kind: 'small' | 'zoomed'; size: Size }
export type CropStep =
  | { kind: 'picking'; problem: CropProblem | null }
  | { kind: 'opening' }
  | { kind: 'cropping'; picture: Picture; problem: CropProblem | null }
  | { kind: 'saving'; picture: Picture }

const start: CropStep = { kind: 'picking', problem: null }

type Crop = {
  isOpen: boolean
  /** File that was chosen before opening. */
  first: File | null
  shape: CropShape
  rules: FileRules
  /** Minimum size of the saved picture, in pixels. */
  least: Size
  onSave: (file: File) => Promise<void> | void
  onSaved: () => void
}

const startWith = (first: File | null): CropStep => (first ? { kind: 'opening' } : start)

const isSmaller = (size: Size, least: Size) => size.width < least.width || size.height < least.height

/** Handles the steps from a picked file to a saved picture. If saving fails, the picture can be saved again. */
export function useCrop({ isOpen, first, shape, rules, least, onSave, onSaved }: Crop) {
  const [step, setStep] = useState<CropStep>(startWith(first))
  /* Part to save. It is null until the cropper has laid out the picture. */
  const area = useRef<Area | null>(null)
  const [isFramed, setFramed] = useState(false)
  /* A picture that loads late must not appear in a dialog that was closed or has another file. */
  const turn = useRef(0)
  const picture = 'picture' in step ? step.picture : null
  useEffect(() => () => picture?.close(), [picture])

  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) {
      setStep(startWith(first))
      setFramed(false)
    }
  }

  /** Opens a file. The caller has already set the step to `opening`. */
  const open = async (file: File) => {
    turn.current += 1
    const mine = turn.current
    const moveTo = (next: CropStep) => {
      if (mine === turn.current) setStep(next)
      else if ('picture' in next) next.picture.close()
    }
    area.current = null
    const opening = await file
      .slice(0, openingLength)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0))
    const refusal = refuseFile(file, new Uint8Array(opening), rules)
    if (refusal) return moveTo({ kind: 'picking', problem: { kind: refusal } })
    try {
      const opened = await openPicture(file)
      if (!isSmaller(opened.size, least)) return moveTo({ kind: 'cropping', picture: opened, problem: null })
      opened.close()
      moveTo({ kind: 'picking', problem: { kind: 'small', size: opened.size } })
    } catch {
      moveTo({ kind: 'picking', problem: { kind: 'broken' } })
    }
  }

  const take = (file: File) => {
    setFramed(false)
    setStep({ kind: 'opening' })
    void open(file)
  }

  const openFirst = useEffectEvent((file: File) => void open(file))
  useEffect(() => {
    if (isOpen && first) openFirst(first)
  }, [isOpen, first])

  /** Returns the size of the saved picture in pixels. */
  const sizeOf = ({ size }: Picture, part: Area): Size => planCut(size, part, cropShapes[shape]).part

  const save = async () => {
    const part = area.current
    if (step.kind !== 'cropping' || !part) return
    const size = sizeOf(step.picture, part)
    if (isSmaller(size, least)) return setStep({ kind: 'cropping', picture: step.picture, problem: { kind: 'zoomed', size } })
    setStep({ kind: 'saving', picture: step.picture })
    try {
      await onSave(await cutPicture(step.picture, part, cropShapes[shape]))
      onSaved()
    } catch {
      setStep({ kind: 'cropping', picture: step.picture, problem: { kind: 'unsaved' } })
    }
  }

  return {
    step,
    /** Whether the part to save is known. Until then the picture cannot be saved. */
    isFramed,
    take,
    save: () => void save(),
    onAreaChange: (next: Area) => {
      area.current = next
      setFramed(true)
      setStep((before) =>
        before.kind === 'cropping' && before.problem?.kind === 'zoomed' && !isSmaller(sizeOf(before.picture, next), least)
          ? { ...before, problem: null }
          : before,
      )
    },
  }
}
