import { useMemo } from 'react'
import { encode } from 'uqr'
import { qrCode } from './QrCode.css.ts'
import { qrPath } from './qr-path.ts'
import { fixedDirection } from '../../locale/fixed-direction.ts'

export type QrCodeProps = {
  /** Address that a camera reads. */
  value: string
  /** Accessible name: “QR code of your public page”. */
  label: string
}

/** A QR code of an address. Also show the address as text, for people without a camera. */
export function QrCode({ value, label }: QrCodeProps) {
  const { path, size } = useMemo(() => {
    const { data, size: side } = encode(value, { ecc: 'M', border: 2 })
    return { path: qrPath(data), size: side }
  }, [value])
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      data-theme="light"
      className={qrCode}
      shapeRendering="crispEdges"
      data-component="QrCode"
      {...fixedDirection('drawing')}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
