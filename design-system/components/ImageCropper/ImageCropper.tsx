import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { FormattedMessage, useIntl } from 'react-intl'
import { fixedDirection } from '../../locale/fixed-direction.ts'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Slider } from '../Slider/Slider.tsx'
import type { Area } from './fit.ts'
import * as styles from './ImageCropper.css.ts'
import { cropShapes, type CropShape } from './shapes.ts'
import { clampZoom, sliderOf, sliderRange, stepZoom, zoomOf, zoomRange } from './zoom.ts'

export type ImageCropperProps = {
  /** Address of an upright picture of a displayable size. `openPicture` makes such an address. */
  url: string
  shape: CropShape
  /** Called with the area inside the shape, in percent of the picture, whenever it changes. */
  onAreaChange: (area: Area) => void
  isDisabled?: boolean
  /** Focuses the picture once it is loaded. */
  autoFocus?: boolean
}

/** Pixels by which an arrow key moves the picture. With Shift it moves a fifth of that. */
const keyStep = 10

const zoomKeys: Partial<Record<string, 1 | -1>> = { '+': 1, '=': 1, '-': -1, _: -1 }

/**
 * A picture under a crop shape. Dragging or arrow keys move the picture; pinch, wheel, plus and minus or the slider zoom. Pictures are not
 * mirrored. The code of this component is large: use `CropDialog`, which loads it with the picture, or import it lazily.
 *
 * @selector :focus-visible on the crop shape
 */
export function ImageCropper({ url, shape, onAreaChange, isDisabled = false, autoFocus = false }: ImageCropperProps) {
  const intl = useIntl()
  const { percent } = useFormats()
  const hintId = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState<number>(zoomRange.least)
  const area = useRef<RefObject<HTMLDivElement | null> | null>(null)
  // This state is set together with the size of the area, so that React renders both in one pass.
  const [isSized, setSized] = useState(false)
  useEffect(() => {
    if (isSized && autoFocus) area.current?.current?.focus()
  }, [isSized, autoFocus])
  const { ratio, mask } = cropShapes[shape]
  const step = (steps: 1 | -1) => setZoom((before) => stepZoom(before, steps))
  const press = (event: KeyboardEvent) => {
    const steps = zoomKeys[event.key]
    if (!steps || isDisabled) return
    event.preventDefault()
    step(steps)
  }
  return (
    <div className={styles.cropper} data-component="ImageCropper" data-shape={shape}>
      <div
        role="presentation"
        className={styles.stage}
        dir="ltr"
        {...fixedDirection('media')}
        inert={isDisabled}
        onKeyDown={press}
        data-part="stage"
      >
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          minZoom={zoomRange.least}
          maxZoom={zoomRange.greatest}
          zoomSpeed={zoomRange.step}
          aspect={ratio}
          cropShape={mask}
          keyboardStep={keyStep}
          onCropChange={setCrop}
          onZoomChange={(next) => setZoom(clampZoom(next))}
          onCropAreaChange={onAreaChange}
          setCropperRef={(ref) => {
            area.current = ref
          }}
          onCropSizeChange={() => setSized(true)}
          disableAutomaticStylesInjection
          classes={{ cropAreaClassName: styles.hole }}
          cropperProps={{
            role: 'group',
            'aria-label': intl.formatMessage({ id: 'ds.imageCropper.area' }),
            'aria-describedby': hintId,
          }}
        />
      </div>
      <div className={styles.zoom}>
        <IconButton
          icon="minus"
          label={intl.formatMessage({ id: 'ds.imageCropper.zoomOut' })}
          onPress={() => step(-1)}
          isDisabled={isDisabled}
        />
        <div className={styles.slider}>
          <Slider
            label={<FormattedMessage id="ds.imageCropper.zoom" />}
            isLabelHidden
            minValue={sliderRange.least}
            maxValue={sliderRange.greatest}
            step={sliderRange.step}
            value={sliderOf(zoom)}
            valueText={(place) => percent(zoomOf(place))}
            onChange={(next) => setZoom(zoomOf(next))}
            isDisabled={isDisabled}
          />
        </div>
        <IconButton
          icon="plus"
          label={intl.formatMessage({ id: 'ds.imageCropper.zoomIn' })}
          onPress={() => step(1)}
          isDisabled={isDisabled}
        />
        <span className={styles.value} aria-hidden="true">
          {percent(zoomOf(sliderOf(zoom)))}
        </span>
      </div>
      <p id={hintId} className={styles.hint}>
        <FormattedMessage id="ds.imageCropper.hint" />
      </p>
    </div>
  )
}
